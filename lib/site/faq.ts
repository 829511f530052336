import type { FaqEntry } from "./faq-filter";
import { retention } from "./settings";

/** Questions about the site, by category; the first `FAQ_PUBLISHED` are published as structured data. */
export const faq: readonly FaqEntry[] = [
  {
    id: "free",
    category: "start",
    question: "Is it really free?",
    answer:
      "Yes. Every tool is free, for private and commercial work. There is no paid plan behind it, no trial that ends and no watermark on your pictures.",
    tags: ["free", "price", "watermark", "commercial use"],
  },
  {
    id: "account",
    category: "start",
    question: "Do I need an account?",
    answer:
      "No. There is nothing to sign up for and nowhere to log in. Open a tool, choose your files, and download the results.",
    tags: ["account", "registration", "login", "email"],
  },
  {
    id: "how-it-works",
    category: "start",
    question: "How do I convert a file?",
    answer:
      "Open the tool for your pair of formats, such as [HEIC to JPG](/heic-to-jpg), and drop your files on the page or pick them with the button. Press the button to convert, wait a few seconds, and download. [JPEG to JPG](/jpeg-to-jpg) even starts and saves by itself.",
    tags: ["how to", "steps", "drag and drop", "upload"],
  },
  {
    id: "which-formats",
    category: "start",
    question: "Which formats can I convert?",
    answer:
      "Pictures in JPG, PNG, WEBP, AVIF, HEIC, GIF and TIFF, and PDF documents. The [Image Converter](/image-compressor) reads all seven kinds of picture and writes JPG, PNG, WEBP, AVIF or TIFF. PDFs become pictures or Word documents, and pictures become PDFs.",
    tags: ["formats", "jpg", "png", "webp", "avif", "heic", "gif", "tiff", "pdf"],
  },
  {
    id: "limits",
    category: "start",
    question: "How large may my files be?",
    answer:
      "One upload may hold 100 files and 100 MB together, and a picture may have up to 100 megapixels. Some tools have a lower limit for each file: 10 MB for [PNG to JPG](/png-to-jpg) with options and for [JPEG to JPG](/jpeg-to-jpg), 20 MB for the [Image Converter](/image-compressor). [JPG to WEBP](/jpg-to-webp) and [JPG to GIF](/jpg-to-gif) take 20 files at a time.",
    tags: ["limits", "file size", "megapixels", "maximum"],
  },
  {
    id: "many-files",
    category: "start",
    question: "Can I convert many files at once?",
    answer:
      "Yes, the picture tools take a whole list. Several results can be downloaded together as a ZIP. Tools that start from a PDF read one document at a time, because a document has pages of its own to choose from.",
    tags: ["batch", "multiple files", "bulk", "zip"],
  },
  {
    id: "devices",
    category: "start",
    question: "Does it work on a phone or tablet?",
    answer:
      "Yes, in any current browser, without installing anything. [Image to PDF](/image-to-pdf) can also take pictures with the camera, once you allow it; they stay on your device until you press 'Convert to PDF'.",
    tags: ["phone", "tablet", "iphone", "android", "install", "camera"],
  },
  {
    id: "how-long",
    category: "start",
    question: "How long does a conversion take?",
    answer:
      "Most pictures take a few seconds, and on a slow connection the upload is the longest part. [Compress Image](/compress-image) needs more time, because it tries several encodings of each picture. One file gets up to 30 seconds on the server; after that it is given up and you are told so.",
    tags: ["speed", "time", "waiting", "slow"],
  },
  {
    id: "quality",
    category: "formats",
    question: "Do my pictures lose quality?",
    answer:
      "It depends on the target. PNG and TIFF lose nothing. JPG, WEBP and AVIF round off detail you would hardly notice, at settings chosen for each format. [PNG to JPG](/png-to-jpg) has a slider if you want to decide, and [JPEG to JPG](/jpeg-to-jpg) keeps the picture's own data.",
    tags: ["quality", "lossless", "compression", "resolution"],
  },
  {
    id: "jpg-or-jpeg",
    category: "formats",
    question: "What is the difference between JPG and JPEG?",
    answer:
      "Only the letters. Both endings mean the same format, from the days when file endings had three letters. If a form insists on one of them, [JPEG to JPG](/jpeg-to-jpg) and [JPG to JPEG](/Jpg-to-jpeg) give you the ending it wants.",
    tags: ["jpg", "jpeg", "file ending", "extension"],
  },
  {
    id: "heic",
    category: "formats",
    question: "Why can I not open my iPhone photos?",
    answer:
      "iPhones save photos as HEIC, which many programs and upload forms do not read. [HEIC to JPG](/heic-to-jpg) makes a JPG that opens everywhere, upright and in its true colors. If you want to edit the photo in several rounds, take [HEIC to PNG](/heic-to-png).",
    tags: ["heic", "heif", "iphone", "ipad", "apple"],
  },
  {
    id: "transparency",
    category: "formats",
    question: "What happens to transparent parts?",
    answer:
      "PNG, WEBP, AVIF and TIFF keep them. JPG has no transparency, so clear parts turn white; in [PNG to JPG](/png-to-jpg) you can pick another color for them.",
    tags: ["transparency", "alpha", "background", "logo"],
  },
  {
    id: "animation",
    category: "formats",
    question: "Do animations keep moving?",
    answer:
      "A moving GIF or WEBP still moves as WEBP in the [Image Converter](/image-compressor), with up to 256 frames. JPG, PNG, AVIF and TIFF come out as a single picture, the first frame.",
    tags: ["animation", "gif", "animated webp", "frames"],
  },
  {
    id: "best-for-web",
    category: "formats",
    question: "Which format is best for my website?",
    answer:
      "WEBP, if one file has to do: current browsers show it, and it is smaller than JPG at the same look. See [JPG to WEBP](/jpg-to-webp) and [PNG to WEBP](/png-to-webp). AVIF is smaller still, for visitors whose browsers know it. For mail and forms, JPG stays the safe choice.",
    tags: ["website", "webp", "avif", "page speed", "seo"],
  },
  {
    id: "uploaded",
    category: "privacy",
    question: "Are my files uploaded, or do they stay in my browser?",
    answer:
      "They are uploaded. Every conversion runs on our server, and the files are deleted from it afterwards. On the pages for WEBP and AVIF files, and on [JPG to JPEG](/Jpg-to-jpeg), your browser draws the picture again before it is sent, unless that would damage it; where not a bit may be lost, [JPEG to JPG](/jpeg-to-jpg) sends it as it is.",
    tags: ["upload", "server", "local", "browser"],
  },
  {
    id: "deleted",
    category: "privacy",
    question: "When are my files deleted?",
    answer: `What you upload is deleted as soon as your request has been answered. Results wait ${retention} for your download and are deleted then, so save what you need before that; 'Delete now' beside them does it at once. A PDF of images, a ZIP of compressed pictures and what [JPEG to JPG](/jpeg-to-jpg) makes do not wait: they go to your browser as the answer, and are gone with it.`,
    tags: ["deletion", "delete now", "retention", retention, "storage"],
  },
  {
    id: "who-sees",
    category: "privacy",
    question: "Can anyone else open my results?",
    answer: `Not without their address. It is random, far too long to guess, on no public list, and goes to your browser alone. Whoever you pass it on to can open the file too, until the ${retention} are over. The server's log holds no file names.`,
    tags: ["private", "secure", "access", "share"],
  },
  {
    id: "metadata",
    category: "privacy",
    question: "Is the location removed from my photos?",
    answer:
      "Yes. Pictures come back without the place, the camera data, captions and other hidden notes. Rotation is applied to the picture itself and its colors are converted to sRGB, or keep their profile where the picture's own data is passed on, so it looks the same without them.",
    tags: ["metadata", "exif", "gps", "location"],
  },
  {
    id: "cookies",
    category: "privacy",
    question: "Do the tools set cookies?",
    answer:
      "No. The tools set no cookies and ask for nothing that says who you are. The camera of [Image to PDF](/image-to-pdf) is switched on only after you press its button and your browser has your permission.",
    tags: ["cookies", "tracking", "personal data", "permissions"],
  },
  {
    id: "pdf-password",
    category: "pdf",
    question: "Can I use a PDF that has a password?",
    answer:
      "Yes, if you know the password. Type it in when the page asks. It is sent along with the file, opens it for this one conversion and is not kept. A PDF that comes out of [Compress PDF](/compress-pdf) this way opens without it.",
    tags: ["password", "protected pdf", "encrypted", "locked"],
  },
  {
    id: "pdf-size",
    category: "pdf",
    question: "How large may a PDF be?",
    answer:
      "[PDF to Image](/pdf-to-image), [Compress PDF](/compress-pdf) and [PDF to Word](/pdf-to-word) take up to 100 MB. [PDF to JPG](/pdf-to-jpg) checks for 10 MB before it uploads, and leads you to the other page beyond that. One run turns up to 500 pages into pictures; with more, say which ones you need.",
    tags: ["pdf size", "pages", "limits", "large pdf"],
  },
  {
    id: "scanned-pdf",
    category: "pdf",
    question: "Can I turn a scanned PDF into Word?",
    answer:
      "No. A scan is a photo of text, and nothing here recognizes letters in pictures. [PDF to Word](/pdf-to-word) tells you so instead of handing you an empty document. Run the scan through a program with text recognition (OCR) first.",
    tags: ["scan", "word", "docx", "ocr", "text recognition"],
  },
  {
    id: "refused",
    category: "trouble",
    question: "Why was my file refused?",
    answer:
      "Usually because it is another format than the page takes, over the limit, empty, or damaged. The message says which, and often where to go instead. A name can mislead: a file called .jpg may hold a WEBP. The [Image Converter](/image-compressor) looks at what is really inside.",
    tags: ["error", "damaged", "wrong format", "corrupt"],
  },
  {
    id: "stuck",
    category: "trouble",
    question: "The conversion failed. What can I do?",
    answer:
      "Try again in a moment: the connection may have dropped, or the server may be busy. Then try with fewer or smaller files, one at a time if need be, to find the one that causes it.",
    tags: ["failed", "timeout", "busy", "try again", "connection"],
  },
];
