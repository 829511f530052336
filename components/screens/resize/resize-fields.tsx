"use client";

import { type Ref, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { firstTarget } from "@/lib/client/target-size";
import type { ResizeFormat } from "@/lib/contract/resize";
import { type TileId, tiles } from "@/lib/formats";
import type { Size } from "@/lib/resize/plan";
import { presetIds, presets } from "@/lib/resize/presets";
import { ColorField, optionsIn, SelectField, Toggle } from "../../ui/fields";
import { TextField } from "../../ui/text-field";
import { useFormat, useWords } from "../../ui/words";
import { TargetAmount } from "../target-size/target-amount";
import { hasShape, mostOf, type NumberField, type ResizeOptions } from "./resize-options";
import { followingSide } from "./resize-plan";

/** Groups of presets, in order. */
const presetGroups = [...new Set(presetIds.map((id) => presets[id].group))];

/** Keeps the place of a line, so that nothing moves while somebody types. */
const EMPTY = "\u00a0";

const textsOf = ({ width, height }: Size) => ({ width: String(width), height: String(height) });

type ResizeFieldsProps = {
  options: ResizeOptions;
  onChange: (options: ResizeOptions) => void;
  formats: readonly ResizeFormat[];
  /** Size of the first picture, and that of all pictures if they have the same, if it is known. */
  first: Size | undefined;
  shared: Size | undefined;
  several: boolean;
  /** What to do first, while nothing has been entered. */
  hint: string;
  /** Fields whose number is refused. */
  wrong: readonly (NumberField | "limit")[];
  wrongRef: Ref<HTMLInputElement>;
  onEnter: () => void;
};

/** 'Size and format': what becomes of the pictures. */
export function ResizeFields({
  options,
  onChange,
  formats,
  first,
  shared,
  several,
  hint,
  ...rest
}: ResizeFieldsProps) {
  const texts = useWords("resize").fields;
  const { limit: limitText } = useWords("targetSize");
  const { fill } = useFormat();
  const { by, locked, side, fit, enlarge, limit } = options;
  const { wrong, wrongRef, onEnter } = rest;
  const change = (part: Partial<ResizeOptions>) => onChange({ ...options, ...part });

  /** Shown before a size is typed, too. */
  const asksShape = hasShape(options) || (by === "box" && !locked);

  const frame = useRef<HTMLFieldSetElement>(null);
  // Sizes can arrive while somebody types. What they typed stays, and the other side becomes the first picture's own.
  const onFirstRead = useEffectEvent((own: Size) => {
    if (side === "own" || locked) return;
    const { width, height } = textsOf(own);
    change({ width: options.width || width, height: options.height || height });
  });
  useEffect(() => {
    if (first) onFirstRead(first);
  }, [first]);
  // A number that appears under the cursor is replaced by what is typed, from the first key after it on.
  const onNumberShown = useEffectEvent((own: Size) => {
    const { activeElement } = document;
    const isShown = side === "own" && activeElement instanceof HTMLInputElement;
    if (
      isShown &&
      frame.current?.contains(activeElement) &&
      Object.values(textsOf(own)).includes(activeElement.value)
    )
      activeElement.select();
  });
  useLayoutEffect(() => {
    if (shared) onNumberShown(shared);
  }, [shared]);

  /** Whether a side shows what the pictures have, because nothing has been typed. */
  const isOwn = (field: NumberField) => side === "own" && (field === "width" || field === "height");

  const numberField = (field: NumberField, help: string, value = options[field]) => (
    <TextField
      ref={wrong[0] === field ? wrongRef : undefined}
      label={texts[field]}
      inputMode="numeric"
      value={value}
      placeholder={isOwn(field) ? texts.own : ""}
      help={help}
      error={wrong.includes(field) ? fill(texts.refused, { most: mostOf(field) }) : undefined}
      onText={(text) =>
        change({
          ...(isOwn(field) && !locked && first && textsOf(first)),
          [field]: text,
          ...((field === "width" || field === "height") && { side: field }),
        })
      }
      onEnter={onEnter}
    />
  );
  const sideField = (field: "width" | "height") => {
    if (side === "own") return numberField(field, "", shared ? String(shared[field]) : "");
    const follows = locked && side !== field;
    const help = follows ? (several ? texts.followsEach : texts.followsOne) : EMPTY;
    return numberField(field, help, follows ? followingSide(options, first) : options[field]);
  };

  return (
    <fieldset ref={frame} className="rounded-sheet border border-rule bg-sheet px-2 pt-1.5 pb-2 sm:px-2.5">
      <legend className="float-left w-full pb-1 font-bold text-lead max-sm:sr-only">{texts.title}</legend>
      <div className="clear-both grid gap-x-2 gap-y-1.5 sm:grid-cols-2">
        <SelectField
          label={texts.by}
          options={optionsIn(texts.ways)}
          value={by}
          onChange={(next) => change({ by: next })}
        />
        {by === "box" && (
          <div className="grid grid-cols-2 gap-1.5">
            {sideField("width")}
            {sideField("height")}
            {side === "own" && <p className="col-span-2 -mt-1.5 text-note">{hint || EMPTY}</p>}
          </div>
        )}
        {by === "percent" && numberField("percent", texts.percentHelp)}
        {by === "longest" && numberField("longest", texts.longestHelp)}
        {by === "preset" && (
          <SelectField
            label={texts.preset}
            options={optionsIn(texts.presets)}
            value={options.preset}
            onChange={(preset) => change({ preset })}
          >
            {presetGroups.map((group) => (
              <optgroup key={group} label={texts.presetGroups[group]}>
                {presetIds
                  .filter((id) => presets[id].group === group)
                  .map((id) => (
                    <option key={id} value={id}>
                      {texts.presets[id]}
                    </option>
                  ))}
              </optgroup>
            ))}
          </SelectField>
        )}
        {asksShape && (
          <SelectField
            label={texts.shape}
            options={optionsIn(texts.fits)}
            value={fit}
            onChange={(next) => change({ fit: next })}
            help={texts.fitsHelp[fit]}
          />
        )}
        {asksShape && fit === "pad" && (
          <ColorField
            label={texts.border}
            value={options.background}
            onChange={(background) => change({ background })}
          />
        )}
        <SelectField
          label={texts.format}
          options={formats.map((value) => ({
            value,
            text: value === "original" ? texts.same : tiles[value as TileId].label,
          }))}
          value={options.format}
          onChange={(format) => change({ format })}
        />
        <div className="sm:col-span-2">
          {by === "box" && (
            <Toggle
              label={texts.locked}
              checked={locked}
              onChange={(checked) => {
                if (side === "own") return change({ locked: checked });
                const [width, height] = [options.width, options.height];
                const following = followingSide(options, first);
                // The side that followed keeps its number.
                const sides = side === "width" ? { width, height: following } : { width: following, height };
                change({ locked: checked, ...(!checked && sides) });
              }}
            />
          )}
          {by !== "percent" && (
            <Toggle
              label={texts.enlarge}
              checked={enlarge}
              onChange={(checked) => change({ enlarge: checked })}
            />
          )}
          <Toggle
            label={limitText}
            checked={limit !== undefined}
            onChange={(wanted) => change({ limit: wanted ? firstTarget : undefined })}
          />
          {limit && (
            <TargetAmount
              ref={wrong[0] === "limit" ? wrongRef : undefined}
              choice={limit}
              onChange={(next) => change({ limit: next })}
              checked={wrong.includes("limit")}
              several
              onEnter={onEnter}
            />
          )}
        </div>
      </div>
    </fieldset>
  );
}
