import type { Translated } from ".";
import * as ar from "./ar/replies";
import * as de from "./de/replies";
import * as en from "./en/replies";
import * as es from "./es/replies";
import * as fr from "./fr/replies";
import * as ja from "./ja/replies";
import type { Language } from "./languages";
import * as ptBr from "./pt-br/replies";

type ReplyWords = { [Area in keyof typeof en]: Translated<(typeof en)[Area]> };

/** The words of the server's replies in every language. */
export const replyWords: Readonly<Record<Language, ReplyWords>> = { ar, de, en, es, fr, ja, "pt-br": ptBr };
