"use strict";
// A seat at a table in a browser. It shows what the host tells, and sends numbers of what is chosen;
// it knows no rule and no game.

const $ = (id) => document.getElementById(id);
const FINAL = new Set(["protocol", "game", "cards", "table", "ended", "used", "taken", "full"]);
const WAITS = [300, 1000, 2000, 4000, 8000];

const found = /^#([\w-]{11})\.(\d)\.([\w-]{22})$/.exec(location.hash);
const link = found && { table: found[1], seat: Number(found[2]), token: found[3] };
const memory = new Map();
let socket = null, failures = 0, timer = 0, ended = false;
let say = {}, position = null, firstRow, studied = null, last = "";

// --- What this browser remembers -------------------------------------------------------------------

function remembered(name) {
  try { return localStorage.getItem(name) ?? memory.get(name) ?? ""; }
  catch { return memory.get(name) ?? ""; }
}

function remember(name, value) {
  memory.set(name, value);
  try { localStorage.setItem(name, value); } catch { /* a private window keeps it for itself */ }
}

function ownKey() {
  const name = `paxdesk.${link.table}.${link.seat}`;
  let key = remembered(name);
  if (!key) {
    const bytes = crypto.getRandomValues(new Uint8Array(24));
    key = btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_");
    remember(name, key);
  }
  return key;
}

// --- Connection ------------------------------------------------------------------------------------

function connect() {
  clearTimeout(timer);
  if (ended || (socket && socket.readyState < 2)) return;
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/seat`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => send("Sit", { ...link, key: ownKey(), language: remembered("paxdesk.language") });
  socket.onmessage = (event) => {
    if (typeof event.data !== "string") return gotPicture(event.data);
    const told = JSON.parse(event.data);
    (HEARD[told.t] ?? (() => {}))(told);
  };
  socket.onclose = () => {
    asked.clear();
    if (ended) return;
    tell(say.cut ?? "…", true);
    timer = setTimeout(connect, WAITS[Math.min(failures++, WAITS.length - 1)]);
  };
}

function reconnect() {
  if (socket) socket.onclose = null, socket.close();
  socket = null;
  ended = false;
  asked.clear();
  connect();
}

const send = (type, what) => {
  if (socket?.readyState === 1) socket.send(JSON.stringify({ type, ...what }));
};

// A connection may be dead after a sleep, though the browser does not know it yet.
let slept = 0;
const wake = (dead) => { if (link && !ended) dead ? reconnect() : connect(); };
document.addEventListener("visibilitychange", () => {
  if (document.hidden) slept = Date.now(); else wake(Date.now() - slept > 20000);
});
addEventListener("pageshow", (event) => wake(event.persisted));
addEventListener("online", () => wake(true));
addEventListener("hashchange", () => location.reload());

function tell(words, bad = false, button = null) {
  const state = $("state");
  state.replaceChildren(words);
  state.classList.toggle("bad", bad);
  state.hidden = !words;
  if (button) state.append(button);
}

const HEARD = {
  words(told) {
    say = told.say;
    failures = 0;
    document.documentElement.lang = told.language;
    document.title = $("title").textContent = told.title;
    document.body.classList.toggle("watch", !told.seat);
    $("language").value = told.language;
    const named = { agree: say.agree, refuse: say.refuse, undo: say.undo, restart: say.restart,
      "show-log": say.log, "log-name": say.log, earlier: say.earlier };
    for (const [id, words] of Object.entries(named)) $(id).textContent = words;
    $("close").setAttribute("aria-label", say.close);
    $("language").setAttribute("aria-label", say.language);
    $("seats").setAttribute("aria-label", say.players);
    $("table").setAttribute("aria-label", say.table);
    tell(say.connecting);
  },
  gathering(told) {
    const list = make("ul");
    for (const each of told.seats)
      list.append(make("li", "", each.words));
    tell(say.waiting, false, list);
  },
  table(told) {
    tell(link.seat ? "" : say.watching);
    const before = position;
    position = told;
    showSeats(told.seats);
    showTable(told, before);
    showFoot(told);
    showLog(told.log);
    if ($("thing").open && studied !== null) {
      const same = placed(told).find((each) => each.name === studied);
      if (same && told.asked) tap(same.i); else $("thing").close();
    }
  },
  seats(told) { showSeats(told.seats); },
  vote(told) {
    $("vote").hidden = !told.number;
    $("vote-words").textContent = told.words ?? "";
    $("agree").onclick = () => send("Vote", { number: told.number, agrees: true });
    $("refuse").onclick = () => send("Vote", { number: told.number, agrees: false });
  },
  refused(told) {
    if (!FINAL.has(told.why)) return tell(told.words, true);
    ended = true;
    const here = make("button", "", say.here);
    here.onclick = reconnect;
    tell(told.words, true, told.why === "taken" ? here : null);
  },
  again(told) {
    const go = make("button", "", say.again);
    go.onclick = () => { location.hash = `#${told.table}.${link.seat}.${told.token}`; };
    tell("", false, go);
    $("state").hidden = false;
  },
  earlier(told) {
    const fresh = told.rows.slice(0, firstRow - told.from);
    $("rows").prepend(...fresh.map(rowOf));
    firstRow = told.from;
    $("earlier").hidden = !firstRow;
  },
  thing: showThing,
};

// --- Small parts -----------------------------------------------------------------------------------

function make(tag, kind = "", words = "") {
  const element = document.createElement(tag);
  if (kind) element.className = kind;
  if (words) element.textContent = words;
  return element;
}

function* each(things) {
  for (const thing of things) { yield thing; yield* each(thing.parts ?? []); }
}

const placed = (told) => told.sections.flatMap((section) => [...each(section.things)]);

function choice(words, notes, does, kind = "") {
  const button = make("button", kind, words);
  button.type = "button";
  for (const note of notes ?? []) button.append(make("small", "", note));
  button.onclick = does;
  return button;
}

function act(number) {
  send("Do", { mark: position.mark, number });
  for (const button of document.querySelectorAll("footer button, .deeds button")) button.disabled = true;
  $("show-log").disabled = false;
  $("thing").close();
}

// --- Pictures: fetched over the connection, each once, when they come into view ---------------------

const pictures = new Map(), asked = new Set();
let wanted = [];
const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) fetchPicture(entry.target);
}, { rootMargin: "400px" });

function picture(name, ratio, words = "") {
  const image = make(pictures.has(name) ? "img" : "div", pictures.has(name) ? "" : "blank");
  if (ratio) image.style.aspectRatio = `1 / ${ratio}`;
  if (pictures.has(name)) { image.src = pictures.get(name); image.alt = words; image.draggable = false; }
  else { image.dataset.picture = name; image.dataset.words = words; image.dataset.ratio = ratio; seen.observe(image); }
  return image;
}

function fetchPicture(place) {
  const name = place.dataset.picture;
  if (asked.has(name)) return;
  asked.add(name);
  wanted.push(name);
  if (wanted.length === 1) queueMicrotask(() => {
    while (wanted.length) send("Pictures", { names: wanted.splice(0, 50) });
  });
}

function gotPicture(data) {
  const name = new TextDecoder().decode(data.slice(0, 22));
  if (!pictures.has(name)) pictures.set(name, URL.createObjectURL(new Blob([data.slice(22)], { type: "image/webp" })));
  asked.delete(name);
  for (const place of document.querySelectorAll(`[data-picture="${name}"]`)) {
    seen.unobserve(place);
    place.replaceWith(picture(name, Number(place.dataset.ratio), place.dataset.words));
  }
}

// --- The table -------------------------------------------------------------------------------------

function showSeats(seats) {
  $("seats").replaceChildren(...seats.map((seat) => {
    const item = make("li", seat.turn ? "turn" : "");
    const mark = make("i");
    mark.style.background = seat.colour;
    item.append(mark, seat.name);
    if (seat.turn) item.setAttribute("aria-current", "true");
    if (seat.state) item.append(make("small", "", seat.state));
    return item;
  }));
}

function showTable(told, before) {
  const known = new Set(before ? placed(before).map((thing) => thing.pic) : []);
  const table = $("table"), focus = document.activeElement?.dataset?.thing;
  const open = new Map([...table.querySelectorAll("details")].map((fold) => [fold.dataset.name, fold.open]));
  const onMap = (section) => Boolean(section.things[0]?.at);
  $("map").hidden = !told.map;
  document.body.classList.toggle("mapped", Boolean(told.map));
  if (told.map) showMap(told.map, told.sections.filter(onMap));
  $("sections").replaceChildren(...told.sections.filter((section) => !onMap(section)).map((section) => {
    const part = make("section", section.things.length > 2 || section.things.some((one) => !one.pic || one.wide > 150) ? "whole" : "small");
    const list = make("ul", "things");
    const named = section.things.filter((thing) => thing.pic || thing.can || thing.name !== section.name);
    list.append(...named.map((thing) => thingOf(thing, before && !known.has(thing.pic))));
    if (section.fold) {
      const fold = make("details");
      fold.dataset.name = section.name;
      fold.open = open.get(section.name) ?? section.open ?? innerWidth >= 700;
      fold.append(make("summary", "", section.name), list);
      part.append(fold);
    } else part.append(make("h2", "", section.name), list);
    part.setAttribute("aria-label", section.name);
    return part;
  }));
  if (focus && document.activeElement === document.body) table.querySelector(`[data-thing="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
}

// A map keeps the places of its things: pictures below, and a button at each place.
function showMap(told, sections) {
  const old = new Map([...$("layers").children].map((layer) => [layer.dataset.key, layer]));
  const ground = { pic: told.pic, at: [0, 0, 100, 100] };
  $("sheet").style.aspectRatio = `1 / ${told.ratio}`;
  const first = !$("layers").children.length;
  $("layers").replaceChildren(...[ground, ...told.layers].map((layer) => {
    const key = `${layer.pic} ${layer.at}`;
    const known = old.get(key);
    old.delete(key);
    if (known) return known;
    const place = make("div", old.size ? "fresh" : "");
    place.dataset.key = key;
    put(place, layer.at);
    place.append(picture(layer.pic, 0));
    return place;
  }));
  $("places").replaceChildren(...sections.map((section) => {
    const list = make("ul");
    list.setAttribute("aria-label", section.name);
    list.append(...section.things.map((thing) => {
      const item = make("li"), button = buttonOf(thing, "place");
      put(item, thing.at);
      item.style.zIndex = thing.z;
      button.setAttribute("aria-label", thing.name);
      button.title = thing.name;
      item.append(button);
      return item;
    }));
    return list;
  }));
  const shown = $("map").getBoundingClientRect(), lit = [...$("places").querySelectorAll(".can")];
  if (first) $("map").scrollTo(($("map").scrollWidth - shown.width) * 0.55, $("map").scrollHeight * 0.3);
  if (!lit.length || lit.some((place) => within(place.getBoundingClientRect(), shown))) return;
  const at = lit[0].getBoundingClientRect();
  $("map").scrollBy(at.x - shown.x - shown.width / 2, at.y - shown.y - shown.height / 2);
}

const within = (inner, outer) => inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

function put(element, [left, top, width, height]) {
  Object.assign(element.style, { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` });
}

function buttonOf(thing, kind) {
  const button = make("button", kind);
  button.type = "button";
  button.dataset.thing = thing.name;
  if (thing.can) button.classList.add("can");
  if (thing.chosen) button.classList.add("chosen");
  button.onclick = () => tap(thing.i);
  return button;
}

function thingOf(thing, fresh) {
  const item = make("li", thing.pic ? (fresh && !thing.wide ? "fresh" : "") : thing.press ? "press" : "text");
  const button = buttonOf(thing, thing.pic ? "thing" : "thing words");
  if (thing.wide) button.style.width = `${thing.wide}px`;
  if (thing.chosen !== undefined) button.setAttribute("aria-pressed", String(Boolean(thing.chosen)));
  if (thing.counted) item.ariaHidden = "true", button.tabIndex = -1;
  if (thing.pic) {
    button.append(picture(thing.pic, thing.ratio));
    button.setAttribute("aria-label", thing.name);
    button.title = thing.name;
  } else button.textContent = thing.name;
  item.append(button);
  return item;
}

function showFoot(told) {
  $("foot").hidden = false;
  const words = told.prompt.join(" ");
  if (words !== last) [$("line").textContent, $("note").textContent] = told.prompt;
  last = words;
  $("answers").replaceChildren(...told.answers.map((answer) =>
    choice(answer.words, answer.notes, () => act(answer.a))));
  const end = $("end");
  end.hidden = !told.end;
  if (told.end) {
    end.textContent = told.end.words;
    end.title = told.end.notes.join(" ");
    end.onclick = () => act(told.end.a);
  }
  for (const id of ["undo", "restart"]) {
    $(id).hidden = !told.undo;
    $(id).onclick = () => send("TakeBack", { mark: position.mark, turn: id === "restart" });
  }
  for (const button of document.querySelectorAll("footer button")) button.disabled = false;
}

// --- The log ---------------------------------------------------------------------------------------

function rowOf(row) {
  const line = make("p", row.k, row.w);
  const seat = position.seats.find((one) => one.seat === row.s);
  if (seat && row.k === "action") line.style.borderLeftColor = seat.colour;
  return line;
}

function showLog(told) {
  const list = $("rows");
  if (firstRow === undefined || told.from < firstRow || told.from > firstRow + list.children.length) {
    firstRow = told.from;
    list.replaceChildren();
  }
  while (list.children.length > told.from - firstRow) list.lastChild.remove();
  list.append(...told.rows.map(rowOf));
  list.scrollTop = list.scrollHeight;
  $("earlier").hidden = !firstRow;
}

$("earlier").onclick = () => send("Earlier", { row: firstRow });
$("show-log").onclick = () => {
  const shown = document.body.classList.toggle("log");
  $("show-log").setAttribute("aria-expanded", String(shown));
  if (shown) { $("rows").scrollTop = $("rows").scrollHeight; scrollTo(0, document.documentElement.scrollHeight); }
};

// --- One thing -------------------------------------------------------------------------------------

const tap = (number) => send("Tap", { mark: position.mark, thing: number });

function showThing(told) {
  if (told.mark !== position.mark) return;
  studied = told.name;
  $("thing-name").textContent = told.name;
  const body = $("thing-body"), thing = placed(position).find((one) => one.i === told.i);
  body.replaceChildren();
  if (told.pic) body.append(picture(told.pic, told.ratio));
  body.append(...told.lines.map((line) => make("p", line.k, line.w)));
  body.append(deeds(told.deeds));
  if (thing?.parts) {
    const parts = make("div", "deeds");
    parts.append(make("h3", "", say.parts));
    parts.append(...thing.parts.map((part) => choice(part.name, [], () => tap(part.i), part.can ? "can" : "")));
    body.append(parts);
  }
  if (!$("thing").open) $("thing").showModal();
  $("thing-name").focus();
  $("thing").scrollTop = 0;
}

function deeds(entries, heading = say.choices, back = null) {
  const list = make("div", "deeds");
  if (!entries.length) return list;
  list.append(make("h3", "", heading));
  for (const entry of entries) {
    const notes = [...(entry.notes ?? []), ...(entry.note ? [entry.note] : [])];
    if (entry.a === undefined && !entry.ways) {
      const line = make("p", "", entry.words + (entry.amount ? `, ${entry.amount}` : ""));
      if (entry.note) line.append(make("small", "", ` ${entry.note}`));
      list.append(line);
      continue;
    }
    const go = () => {
      if (entry.ways) return list.replaceWith(deeds(entry.ways, entry.words, list));
      if (!entry.loses) return act(entry.a);
      const sure = { ...entry, loses: 0, words: say.confirm, note: entry.words };
      list.replaceWith(deeds([sure], say.sure, list));
    };
    const button = choice(entry.words, entry.amount ? [] : notes, go, "can");
    if (entry.amount) button.append(" ", make("b", "", entry.amount), ...notes.map((note) => make("small", "", note)));
    list.append(button);
  }
  if (back) list.append(choice(say.back, [], () => list.replaceWith(back)));
  return list;
}

$("close").onclick = () => $("thing").close();
$("thing").onclose = () => { studied = null; };
$("thing").onclick = (event) => { if (event.target === $("thing")) $("thing").close(); };
$("language").onchange = () => { remember("paxdesk.language", $("language").value); firstRow = undefined; reconnect(); };

if (link) connect();
else $("no-link").hidden = false;
