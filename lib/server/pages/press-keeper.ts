/**
 * A script that loses nothing of what a visitor does before the page's own scripts run. It stands in the head: on a slow line
 * the first controls are there long before the end of the page.
 *
 * `repeatEarly(area)` is called when scripts take over an area (`useEarlyPress`). It presses the last button again, unless
 * React passes on that press itself, which is then the current event. And it tells React what was chosen or typed in fields: a
 * field keeps it, but nobody has heard of it, and the next render would take it back. React compares with the value that it
 * knows, and knows what is assigned to a field itself. Of radio buttons, the chosen one speaks for all.
 *
 * A button that moves away between the two halves of a click, because something above it arrives or goes, is pressed all the
 * same: browsers click what holds both places.
 */
export const pressKeeper = `<script>(() => {
let down, pressed;
const retell = (field) => {
const { type, checked, value, defaultChecked, defaultValue } = field;
if (type === "checkbox" || type === "radio") {
if (checked === defaultChecked || (type === "radio" && !checked)) return;
field.checked = !checked;
return field.click();
}
if (field.options ? field.selectedOptions[0]?.defaultSelected : value === defaultValue) return;
if (!field.options) {
field.value = defaultValue;
Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, value);
}
field.dispatchEvent(new Event("change", { bubbles: true }));
};
window.repeatEarly = (area) => {
area.querySelectorAll("input:not([type=file]), select").forEach(retell);
const button = pressed;
if (!button || window.event?.type === "click" || !area.contains(button)) return;
pressed = undefined;
setTimeout(() => button.click());
};
addEventListener("click", ({ target }) => {
if (down?.control.contains(target)) down = undefined;
pressed = target.closest?.("button:not([commandfor], [popovertarget])");
}, true);
addEventListener("mousedown", ({ target, button }) => {
const control = button === 0 && target.closest?.("button");
down = control && { control, place: control.getBoundingClientRect() };
}, true);
addEventListener("mouseup", ({ clientX: x, clientY: y }) => setTimeout(() => {
const { control, place } = down || {};
down = undefined;
if (control && x >= place.left && x <= place.right && y >= place.top && y <= place.bottom) control.click();
}), true);
})()</script>`;
