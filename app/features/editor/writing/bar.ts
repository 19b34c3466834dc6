import { keymap } from "prosemirror-keymap";
import { type Command, type EditorState, Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { isBold, listAround, toggleBold, toggleList } from "./commands";
import { linkRange } from "./links";
import { nodes } from "./text-schema";

interface BarCommand {
  run: Command;
  isOn: (state: EditorState) => boolean;
}

const isIn = (type: unknown) => (state: EditorState) => listAround(state)?.node.type === type;

/** The toolbar: one stop for Tab, arrow keys between its buttons, Escape to the text, Alt+F10 from the text to it. */
export function bar(element: HTMLElement, openLinks: (view: EditorView) => void): Plugin[] {
  const link: Command = (_state, _dispatch, view) => {
    if (view) openLinks(view);
    return true;
  };
  const commands: Record<string, BarCommand> = {
    bold: { run: toggleBold, isOn: isBold },
    list: { run: toggleList(nodes.bulletList), isOn: isIn(nodes.bulletList) },
    numbered: { run: toggleList(nodes.numberedList), isOn: isIn(nodes.numberedList) },
    link: { run: link, isOn: (state) => linkRange(state).address !== "" },
  };
  const buttons = [...element.querySelectorAll<HTMLButtonElement>("button")];
  const commandOf = (button: HTMLButtonElement) => commands[button.dataset.command ?? ""];
  const moveTo = (index: number) => {
    const target = buttons[(index + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
    return target;
  };
  const update = ({ state }: EditorView) => {
    for (const button of buttons) button.setAttribute("aria-pressed", `${commandOf(button)?.isOn(state)}`);
  };
  moveTo(0);
  return [
    keymap({
      "Mod-k": link,
      "Alt-F10": () => {
        buttons.find(({ tabIndex }) => tabIndex === 0)?.focus();
        return true;
      },
    }),
    new Plugin({
      view(view) {
        // The selection stays where it is when a button is pressed with the mouse.
        element.addEventListener("mousedown", (event) => event.preventDefault());
        element.addEventListener("keydown", (event) => {
          const index = buttons.findIndex(({ tabIndex }) => tabIndex === 0);
          const steps: Record<string, number> = {
            ArrowLeft: index - 1,
            ArrowRight: index + 1,
            Home: 0,
            End: -1,
          };
          const next = steps[event.key];
          if (next !== undefined) moveTo(next)?.focus();
          else if (event.key === "Escape") view.focus();
          else return;
          event.preventDefault();
        });
        buttons.forEach((button, index) => {
          button.addEventListener("click", () => {
            moveTo(index);
            view.focus();
            commandOf(button)?.run(view.state, view.dispatch, view);
          });
        });
        update(view);
        return { update };
      },
    }),
  ];
}
