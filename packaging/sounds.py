"""Make the sounds of the table: short, quiet, and nobody's but ours.

Run from the project's root: ``python packaging/sounds.py`` writes ``assets/sounds/*.wav``.
Every sound is noise and sine waves shaped by hand; the same run makes the same files.
"""

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050
LOUDEST = 0.34
"""How far a sound may go of what a file can hold."""
Sample = Callable[[float], float]


def decay(rate: float, attack: float = 0.003) -> Sample:
    """Loud at once, then ever quieter."""
    return lambda time: min(1.0, time / attack) * math.exp(-rate * time)


def tone(pitch: float, envelope: Sample, overtones: tuple[float, ...] = (1.0,)) -> Sample:
    """A sounding body; ``overtones`` are the shares of its first partials."""

    def sample(time: float) -> float:
        waves = (
            share * math.sin(2 * math.pi * pitch * (index + 1) * time)
            for index, share in enumerate(overtones)
        )
        return envelope(time) * sum(waves)

    return sample


def noise(envelope: Sample, smooth: float, seed: int) -> Sample:
    """Rubbing and rustling; ``smooth`` from 0 (hiss) to 1 (rumble)."""
    chance = random.Random(seed)
    last = 0.0

    def sample(time: float) -> float:
        nonlocal last
        last = smooth * last + (1 - smooth) * chance.uniform(-1, 1)
        return envelope(time) * last

    return sample


def later(start: float, part: Sample) -> Sample:
    """The same, beginning after ``start`` seconds."""
    return lambda time: part(time - start) if time >= start else 0.0


def swell(length: float) -> Sample:
    """From nothing to full and back."""
    return lambda time: math.sin(math.pi * min(1.0, time / length)) ** 2


def together(*parts: tuple[float, Sample]) -> Sample:
    """Several sounds at once, each with its share."""
    return lambda time: sum(share * part(time) for share, part in parts)


def sounds() -> dict[str, tuple[float, Sample]]:
    """Every sound: how long it lasts in seconds, and what it is."""
    return {
        "paper": (0.18, noise(swell(0.18), 0.55, 1)),
        "card": (
            0.09,
            together((1.0, noise(decay(70), 0.2, 2)), (0.5, tone(190, decay(60)))),
        ),
        "cube": (
            0.08,
            together((1.0, tone(620, decay(75), (1, 0.4, 0.2))), (0.4, noise(decay(160), 0.3, 3))),
        ),
        "coin": (
            0.24,
            together(
                (0.6, tone(2350, decay(22), (1, 0.5, 0.35))),
                (0.5, later(0.05, tone(3120, decay(26), (1, 0.4)))),
            ),
        ),
        "match": (
            0.26,
            together(
                (0.9, noise(decay(60), 0.1, 4)), (0.6, later(0.05, noise(swell(0.2), 0.4, 5)))
            ),
        ),
        "latch": (
            0.16,
            together(
                (0.8, tone(900, decay(80), (1, 0.6, 0.5))),
                (0.9, later(0.06, tone(640, decay(60), (1, 0.6, 0.4)))),
            ),
        ),
        "spike": (
            0.2,
            together((0.8, tone(1480, decay(34), (1, 0.2, 0.6))), (0.5, noise(decay(140), 0.2, 6))),
        ),
        "seal": (
            0.22,
            together((1.0, tone(95, decay(26), (1, 0.5))), (0.5, noise(decay(55), 0.8, 7))),
        ),
        "lever": (
            0.26,
            together(
                (0.7, noise(swell(0.16), 0.7, 8)),
                (0.9, later(0.15, tone(140, decay(40), (1, 0.6, 0.3)))),
            ),
        ),
        "curtain": (0.29, noise(swell(0.29), 0.86, 9)),
        "march": (
            0.28,
            together(
                *(
                    (share, later(start, noise(decay(60), 0.75, seed)))
                    for share, start, seed in ((1.0, 0.0, 10), (0.8, 0.09, 11), (0.9, 0.18, 12))
                )
            ),
        ),
        "dice": (
            0.26,
            together(
                *(
                    (share, later(start, tone(pitch, decay(110), (1, 0.7, 0.5))))
                    for share, start, pitch in (
                        (1.0, 0.0, 830),
                        (0.7, 0.06, 1010),
                        (0.8, 0.11, 760),
                        (0.4, 0.17, 930),
                    )
                )
            ),
        ),
        "knock": (
            0.2,
            together(
                (1.0, tone(170, decay(70), (1, 0.5))),
                (0.8, later(0.1, tone(150, decay(70), (1, 0.5)))),
            ),
        ),
        "bell": (
            0.29,
            together((1.0, tone(1170, decay(13), (1, 0.1, 0.3))), (0.3, tone(585, decay(16)))),
        ),
        "cannon": (
            0.29,
            together((1.0, tone(58, decay(11), (1, 0.5))), (0.9, noise(decay(18), 0.9, 13))),
        ),
    }


def write(path: Path, length: float, sample: Sample) -> None:
    """One sound as a file, its loudest moment as loud as any other's."""
    heard = [sample(index / RATE) for index in range(round(length * RATE))]
    fade = round(0.012 * RATE)
    for index in range(fade):
        heard[-1 - index] *= index / fade
    most = max(abs(value) for value in heard)
    frames = b"".join(struct.pack("<h", round(32767 * LOUDEST * value / most)) for value in heard)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames)


def main() -> None:
    """Write all sounds."""
    folder = Path(__file__).resolve().parent.parent / "assets" / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, (length, sample) in sounds().items():
        write(folder / f"{name}.wav", length, sample)


if __name__ == "__main__":
    main()
