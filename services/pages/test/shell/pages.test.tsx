// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { onDemand } from "../../src/shell/on-demand";
import { Loaded } from "../../src/shell/pages";
import { t } from "../../src/words/words";
import { buttons, press, settled, show } from "../rendered";

vi.mock("../../src/network/connection", () => ({ command: vi.fn(), logOut: vi.fn(), disconnect: vi.fn() }));

const Wall = () => <h1>Wall</h1>;
const lost = () => Promise.reject(new Error("no network"));

it("loads a page when it is opened, says so meanwhile, and then shows it", async () => {
  let arrive = (_page: typeof Wall): void => {};
  const fetchPart = vi.fn(() => new Promise<typeof Wall>((done) => (arrive = done)));
  const part = onDemand(fetchPart);
  expect(fetchPart).not.toHaveBeenCalled();
  const page = await show(<Loaded part={part} />);
  expect(page.querySelector("[role=status]")?.textContent).toBe(t.loading.now);
  arrive(Wall);
  await settled();
  expect(page.innerHTML).toBe("<h1>Wall</h1>");
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it("shows a page that is already loaded at once, and does not load it again", async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Wall));
  const part = onDemand(fetchPart);
  await part.load();
  const seen: string[] = [];
  const observed = new MutationObserver(() => seen.push(document.body.textContent ?? ""));
  observed.observe(document.body, { childList: true, subtree: true });
  const page = await show(<Loaded part={part} />);
  observed.disconnect();
  expect(page.innerHTML).toBe("<h1>Wall</h1>");
  expect(seen.filter((text) => text.includes(t.loading.now))).toEqual([]);
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it("begins a page that is already loaded once, and keeps its state apart from its own", async () => {
  let begun = 0;
  let keep = (_name: string): void => {};
  function Codes() {
    const [name, setName] = useState("Rome");
    useEffect(() => {
      begun++;
      keep = setName;
    }, []);
    return <h1>{name}</h1>;
  }
  const part = onDemand(() => Promise.resolve(Codes));
  await part.load();
  const page = await show(<Loaded part={part} />);
  expect(begun).toBe(1);
  render(<Loaded part={part} />, page);
  keep("Lyon");
  await settled();
  expect([page.innerHTML, begun]).toEqual(["<h1>Lyon</h1>", 1]);
});

it("says that a page could not be loaded, and loads it again at the press of a button", async () => {
  const fetchPart = vi.fn<() => Promise<typeof Wall>>(lost).mockImplementationOnce(lost);
  const reload = vi.fn(() => Promise.resolve(false));
  const page = await show(<Loaded part={onDemand(fetchPart)} reload={reload} />);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(t.loading.failed);
  expect(buttons(page)).toEqual([t.loading.again]);
  expect(reload).not.toHaveBeenCalled();
  fetchPart.mockImplementation(() => Promise.resolve(Wall));
  await press(page, t.loading.again);
  expect(page.innerHTML).toBe("<h1>Wall</h1>");
  expect(fetchPart).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it("loads the whole hall again if the page is gone, as after an update", async () => {
  const reload = vi.fn(() => Promise.resolve(true));
  const page = await show(<Loaded part={onDemand(lost)} reload={reload} />);
  await press(page, t.loading.again);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(page.querySelector("[role=status]")?.textContent).toBe(t.loading.now);
});

it("keeps the sentence and the button while the hall does not answer either", async () => {
  const page = await show(<Loaded part={onDemand(lost)} reload={() => Promise.resolve(false)} />);
  await press(page, t.loading.again);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(t.loading.failed);
  expect(buttons(page)).toEqual([t.loading.again]);
});

it("asks for a part once, however many wait for it", async () => {
  const fetchPart = vi.fn(() => Promise.resolve("part"));
  const part = onDemand(fetchPart);
  expect(await Promise.all([part.load(), part.load()])).toEqual(["part", "part"]);
  expect(part.loaded).toBe("part");
  expect(fetchPart).toHaveBeenCalledTimes(1);
});
