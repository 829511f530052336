/**
 * A script that loses nothing of what a visitor does before the page's own scripts run. It stands in the head: on a slow line
 * the first controls are there long before the end of the page.
 *
 * `repeatEarly(area)` is called when scripts take over an area (`useEarlyPress`). It tells React what was chosen or typed in
 * fields before: a field keeps it, but nobody has heard of it, and the next render takes it back. React compares with the
 * value that it knows, and knows what is assigned to a field itself. One follows the other, so that each finds what the one
 * before has changed. Then the last button is pressed again, unless React passes on that press itself, which is then the
 * current event.
 *
 * A button that moves away between the two halves of a click, because something above it arrives or goes, is pressed all the
 * same: browsers click what holds both places.
 */
export const pressKeeper = `<script>(() => {
let down, pressed;
const changed = new WeakMap();
const isChecked = ({ type }) => type === "checkbox" || type === "radio";
const retell = (field) => {
const wanted = changed.get(field);
if (isChecked(field)) {
field.checked = !wanted;
field.click();
return;
}
if (!field.options) {
field.value = field.defaultValue;
Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, wanted);
} else field.value = wanted;
field.dispatchEvent(new Event("change", { bubbles: true }));
};
window.repeatEarly = (area) => {
const fields = [...area.querySelectorAll("input:not([type=file]), select")].filter((field) => changed.has(field));
const button = window.event?.type !== "click" && area.contains(pressed) && pressed;
if (button) pressed = undefined;
setTimeout(() => {
fields.forEach(retell);
if (button) button.click();
});
};
const on = (name, listener) => addEventListener(name, listener, true);
on("input", ({ target }) => {
// Of radio buttons, the last one is chosen.
if (target.type === "radio") document.getElementsByName(target.name).forEach((other) => changed.delete(other));
changed.set(target, isChecked(target) ? target.checked : target.value);
});
on("click", ({ target }) => {
if (down?.control?.contains(target)) down = undefined;
pressed = target.closest?.("button:not([commandfor], [popovertarget])");
});
on("pointerdown", ({ target }) => {
// The second press of the same button is the one that counts.
if (pressed?.contains(target)) pressed = undefined;
});
on("mousedown", ({ target, button, detail }) => {
const control = button === 0 && detail < 2 && target.closest?.("button");
down = control && { control, place: control.getBoundingClientRect() };
});
on("contextmenu", () => { down = undefined; });
on("mouseup", ({ clientX: x, clientY: y }) => setTimeout(() => {
const { control, place } = down || {};
down = undefined;
if (!control || x < place.left || x > place.right || y < place.top || y > place.bottom) return;
const { left, top } = control.getBoundingClientRect();
// A pressed button sinks by a pixel.
if (Math.hypot(left - place.left, top - place.top) > 2) control.click();
}));
})()</script>`;
