/** Sentences without a meaning, the same ones each time, for documents whose words and paragraphs are known. */

const english = `the of and to a in that is was for on with as by at from this have which one had not but what all were when there
can an your their said if do will each about how up out them then many some so these would other into has more like him
people down only way find use water long little very after words called just where most know through back much before
great means came want show around form three small another well large must even such because turned here why different
move try kind hand picture again change animal house point page letter mother answer found children feet mile night white
began grew river carry state once book hear stop without idea official coffee afflict waffle office suffix`;
const german = `der die und in den von zu das mit sich des auf ist im dem nicht ein eine als auch es an werden aus er hat dass sie
nach wird bei einer um am sind noch wie kann nur ihr seine wenn oder durch man sein wurde sei Zeit Jahr gegen Stadt schon
Gesellschaft Entwicklung Wissenschaft Verantwortung Gemeinschaft Geschwindigkeit`;
const hebrew = `של את על לא זה הוא היא עם כל גם אני אבל יש אם או מה כי היה רק כמו אחר יותר שלום בית ספר עיר יום שנה ילד
מים ארץ דרך זמן דבר איש יד עבודה חיים שמש ירח`;
const arabic = `في من على إلى هذا أن كان مع عن هذه كل بعد قبل بين عند حتى لكن بيت كتاب مدينة يوم سنة ولد ماء أرض طريق وقت
شيء رجل يد عمل حياة شمس قمر`;
const chinese =
  "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经";
const japanese = "日本語文章書読人時間場所水山川空海花鳥のにはをたがでてとしれさあるいもするからなこ";
const korean =
  "이 그 저 것 수 나 우리 사람 때 말 일 집 학교 시간 나라 물 산 강 하늘 바다 꽃 새 길 책 글 눈 손 마음";

export type Language = keyof typeof languages;
const languages = {
  en: { words: english, between: " ", end: ".", comma: ",", capital: true },
  de: { words: german, between: " ", end: ".", comma: ",", capital: true },
  he: { words: hebrew, between: " ", end: ".", comma: ",", capital: false },
  ar: { words: arabic, between: " ", end: ".", comma: "،", capital: false },
  zh: { words: chinese, between: "", end: "。", comma: "，", capital: false },
  ja: { words: japanese, between: "", end: "。", comma: "、", capital: false },
  ko: { words: korean, between: " ", end: ".", comma: ",", capital: false },
} as const;

/** Returns a source of numbers from 0 to 1 (Park and Miller's generator), the same ones for each seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Creates a writer of sentences in a language. @param seed decides which words come */
export function createWriter(seed: number, language: Language = "en") {
  const random = randomFrom(seed);
  const { words: text, between, end, comma, capital } = languages[language];
  const words = between ? text.split(/\s+/) : [...text];
  const pick = () => words[Math.floor(random() * words.length)] as string;
  const joined = ([first = "", ...others]: string[]) =>
    [capital ? first.slice(0, 1).toUpperCase() + first.slice(1) : first, ...others].join(between);

  const phrase = (length: number) => joined(Array.from({ length }, pick));

  function sentence(): string {
    const length = 5 + Math.floor(random() * 16);
    const hasComma = (i: number) => i > 3 && i < length - 2 && random() < 0.08;
    const picked = Array.from({ length }, pick);
    return joined(picked.map((word, i) => (hasComma(i) ? word + comma : word))) + end;
  }

  const paragraph = (sentences: number) =>
    Array.from({ length: sentences }, sentence).join(between === "" ? "" : " ");

  return {
    /** Words without an end, as in a title. */
    phrase,
    /** Some sentences. */
    paragraph,
    /** Several paragraphs of different lengths. */
    paragraphs: (count: number) => Array.from({ length: count }, (_, i) => paragraph(2 + ((i * 2) % 5))),
  };
}
