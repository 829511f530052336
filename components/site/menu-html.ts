import type { MenuGroup, MenuItem } from "@/lib/site/navigation";
import { TURN_SYMBOL, tileSymbol } from "../converter/tile-sprite";
import { html } from "./html";

/*
 * What is in the menus, as text: half of a page's elements. As components each of them would be sent twice, as HTML and
 * as data, and woken up one by one before a visitor can do anything; a link needs none of it (see MenuManners).
 */

const sign = ({ from, to }: NonNullable<MenuItem["sign"]>) => html`
  <svg viewBox="0 0 174 64" class="h-4.5 shrink-0 transition-[rotate] group-hover:-rotate-4" aria-hidden="true">
    <use href="#${tileSymbol(from)}" width="64" height="64"/>
    <use href="#${TURN_SYMBOL}" x="72" y="26" width="30" height="12.5"/>
    <use href="#${tileSymbol(to)}" x="110" width="64" height="64"/>
  </svg>`;

/** Nothing is fetched ahead that is not there. */
const dead = ({ state }: MenuItem) => state === "nowhere" && html` data-nowhere`;

const aside = (words: string) => html`<span class="block text-note text-quiet">${words}</span>`;

/** A tool: its sign, its name, and how many look for it. */
const tool = (item: MenuItem) => html`
  <li>
    <a href="${item.path}"${dead(item)} class="group flex min-h-7 items-center gap-1.5 rounded-control px-1 aria-[current=page]:bg-accent-wash lg:hover:bg-paper">
      ${item.sign && sign(item.sign)}
      <span class="min-w-0">
        <span class="font-semibold text-body decoration-2 underline-offset-4 group-hover:underline group-aria-[current=page]:underline lg:text-small">${item.name}</span>
        ${item.searches && aside(`${item.searches} searches`)}
        ${item.state === "soon" && aside("Coming soon")}
      </span>
    </a>
  </li>`;

const page = (item: MenuItem) => html`
  <li>
    <a href="${item.path}"${dead(item)} class="inline-flex min-h-4 items-center text-quiet text-small underline-offset-4 hover:text-ink hover:underline aria-[current=page]:text-ink aria-[current=page]:underline">${item.name}</a>
  </li>`;

const back = (id: string) => html`
  <button type="button" popovertarget="${id}" popovertargetaction="hide" class="-ml-0.5 flex min-h-5.5 items-center gap-0.5 pr-1 text-quiet text-small lg:hidden">
    <svg viewBox="0 0 20 20" class="size-2.5 rotate-90" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m5 8 5 5 5-5"/></svg>
    All menus
  </button>`;

/**
 * The tools of a menu, with its name and what is in it.
 *
 * @param id of the element it stands in; the one that holds the name has `headingOf(id)`
 */
export function menuHtml(id: string, { name, about, items }: MenuGroup): string {
  const tools = items.filter((item) => item.sign);
  const pages = items.filter((item) => !item.sign);
  return html`
    <div class="mx-auto grid max-w-150 animate-arrive gap-2 px-2 pt-1 pb-3 sm:px-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-6 lg:py-4">
      <div>
        ${back(id)}
        <p id="${headingOf(id)}" class="mt-1 font-extrabold text-title tracking-tight lg:mt-0.5">${name}</p>
        <p class="mt-0.5 max-w-[32ch] text-pretty text-quiet text-small">${about}</p>
      </div>
      <div>
        <ul class="-mx-1 grid gap-x-1 sm:grid-cols-2 lg:mx-0 xl:grid-cols-3">${tools.map(tool)}</ul>
        ${pages.length > 0 && html`<ul class="mt-1.5 flex flex-wrap gap-x-3 border-rule border-t pt-1 lg:mx-1">${pages.map(page)}</ul>`}
      </div>
    </div>`.text;
}

export const headingOf = (id: string) => `${id}-name`;
