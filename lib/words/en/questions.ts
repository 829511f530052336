/**
 * The questions of the FAQ by id. An answer may hold links, as `[words](/path)`; `tags` are other words people search
 * for. `{formats}` names the pictures we read, as a tag each of them; `{retention}` is how long results are kept.
 */
export const questions = {
  free: {
    question: "Is it really free?",
    answer:
      "Yes. Every tool is free for private and commercial use. There is no paid plan, no trial period and no watermark.",
    tags: ["free", "price", "watermark", "commercial use"],
  },
  account: {
    question: "Do I need an account?",
    answer:
      "No, there's nothing to sign up for. Just open a tool, select your files, convert them and download the results.",
    tags: ["account", "registration", "login", "email"],
  },
  "how-it-works": {
    question: "How do I convert a file?",
    answer:
      "Open the tool for your formats, such as [HEIC to JPG](/heic-to-jpg). Drop your files on the page or select them with the button. Then press the convert button and download the results. [JPEG to JPG](/jpeg-to-jpg) starts and downloads automatically.",
    tags: ["how to", "steps", "drag and drop", "upload"],
  },
  "which-formats": {
    question: "Which formats can I convert?",
    answer:
      "You can convert pictures in {formats}, as well as PDFs. The [Image Converter](/image-compressor) reads all of these picture formats and saves them as JPG, PNG, WEBP, AVIF or TIFF. You can turn PDFs into pictures or Word documents, pictures into PDFs, JPGs and WEBPs into GIFs, and PNGs into [favicons](/png-to-ico). [Image to Text](/image-to-text) and [OCR PDF](/ocr-pdf) read the text of pictures and scans.",
    tags: ["formats", "{formats}", "favicon", "pdf"],
  },
  limits: {
    question: "How large can my files be?",
    answer:
      "You can upload up to 100 files and 100 MB at once, and each picture can have up to 100 megapixels. Some tools have lower limits: [PNG to JPG](/png-to-jpg) (Advanced), [JPEG to JPG](/jpeg-to-jpg) and [PDF to JPG](/pdf-to-jpg) take up to 10 MB per file, and the [Image Converter](/image-compressor) takes up to 20 MB. [JPG to WEBP](/jpg-to-webp) and [JPG to GIF](/jpg-to-gif) take 20 files at a time.",
    tags: ["limits", "file size", "megapixels", "maximum"],
  },
  "many-files": {
    question: "Can I convert many files at once?",
    answer:
      "Yes. All tools for pictures take several files and let you download the results together. [Merge PDF](/merge-pdf) and the other tools that arrange pages take up to 50 PDFs. All other tools for PDFs take one at a time.",
    tags: ["batch", "multiple files", "bulk", "zip"],
  },
  devices: {
    question: "Does it work on a phone or tablet?",
    answer:
      "Yes, in any recent browser, with nothing to install. On [Image to PDF](/image-to-pdf), you can also take pictures with your camera. They stay on your device until you press 'Convert to PDF'.",
    tags: ["phone", "tablet", "iphone", "android", "install", "camera"],
  },
  "how-long": {
    question: "How long does a conversion take?",
    answer:
      "Most pictures take a few seconds. On a slow connection, the upload takes the longest. [Compress Image](/compress-image) needs more time because it tries several settings for each picture. If a file takes more than 30 seconds on our server, we stop and let you know.",
    tags: ["speed", "time", "waiting", "slow"],
  },
  quality: {
    question: "Do my pictures lose quality?",
    answer:
      "It depends on the new format. PNG and TIFF are lossless. JPG, WEBP and AVIF leave out details that you'd hardly notice. On [PNG to JPG](/png-to-jpg), you can choose the quality yourself. [JPEG to JPG](/jpeg-to-jpg) keeps the original image data.",
    tags: ["quality", "lossless", "compression", "resolution"],
  },
  "jpg-or-jpeg": {
    question: "What is the difference between JPG and JPEG?",
    answer:
      "Only the file name. Both extensions stand for the same format; .jpg dates from when extensions were limited to three letters. If an upload form wants one of them, use [JPEG to JPG](/jpeg-to-jpg) or [JPG to JPEG](/Jpg-to-jpeg).",
    tags: ["jpg", "jpeg", "file ending", "extension"],
  },
  heic: {
    question: "Why can't I open my iPhone photos?",
    answer:
      "iPhones save photos as HEIC, which many programs and upload forms can't read. [HEIC to JPG](/heic-to-jpg) makes JPGs that open everywhere. If you plan to edit a photo several times, [HEIC to PNG](/heic-to-png) is the better choice.",
    tags: ["heic", "heif", "iphone", "ipad", "apple"],
  },
  transparency: {
    question: "What happens to transparent areas?",
    answer:
      "PNG, WEBP, AVIF and TIFF keep them. JPG has no transparency, so these areas turn white. On [PNG to JPG](/png-to-jpg), you can choose another color.",
    tags: ["transparency", "alpha", "background", "logo"],
  },
  animation: {
    question: "Do animations keep moving?",
    answer:
      "Yes, as GIF and WEBP, with up to 256 frames. [GIF to WEBP](/gif-to-webp) makes animations smaller, and [WEBP to GIF](/webp-to-gif) makes them move in more programs. Frames, timing and loops are kept. If you convert to any other format, you get the first frame.",
    tags: ["animation", "gif", "animated webp", "frames"],
  },
  "best-for-web": {
    question: "Which format is best for my website?",
    answer:
      "WEBP is a good choice, because all current browsers show it and it's smaller than JPG at the same quality. Try [JPG to WEBP](/jpg-to-webp) or [PNG to WEBP](/png-to-webp). AVIF is even smaller, but older browsers can't show it. For email and upload forms, JPG is still the safest.",
    tags: ["website", "webp", "avif", "page speed", "seo"],
  },
  uploaded: {
    question: "Are my files uploaded, or do they stay in my browser?",
    answer:
      "They are uploaded. All conversions run on our server, and your files are deleted afterward. [WEBP to JPG](/webp-to-jpg), [AVIF to JPG](/avif-to-jpg), [JPG to JPEG](/Jpg-to-jpeg) and a few other tools prepare most pictures in your browser first and upload that copy. [JPEG to JPG](/jpeg-to-jpg) uploads your file as it is.",
    tags: ["upload", "server", "local", "browser"],
  },
  deleted: {
    question: "When are my files deleted?",
    answer:
      "Your uploads are deleted as soon as the conversion ends. Results are deleted after {retention}, or right away if you press 'Delete now'. Some results aren't kept at all, because your browser gets them directly: PDFs made from pictures, compressed pictures and the files from [JPEG to JPG](/jpeg-to-jpg).",
    tags: ["deletion", "delete now", "retention", "{retention}", "storage"],
  },
  "who-sees": {
    question: "Can anyone else open my results?",
    answer:
      "Only if you share the download link. Links are random, far too long to guess and never listed. Anyone who has the link can open the file until it's deleted. We don't log file names.",
    tags: ["private", "secure", "access", "share"],
  },
  metadata: {
    question: "Is the location removed from my photos?",
    answer:
      "Yes. We remove the location, camera details, captions and other hidden data. Photos stay right side up, and colors are converted to sRGB so that they look right everywhere. Tools that copy the original image data keep its color profile instead.",
    tags: ["metadata", "exif", "gps", "location"],
  },
  cookies: {
    question: "Do the tools set cookies?",
    answer:
      "No. They set no cookies and don't ask for personal information. [Image to PDF](/image-to-pdf) only turns on your camera after you press its button and allow it in your browser. [Privacy](/privacy) says what is logged and stored.",
    tags: ["cookies", "tracking", "personal data", "permissions"],
  },
  "pdf-password": {
    question: "Can I use a PDF that has a password?",
    answer:
      "Yes, if you know the password. Enter it when the page asks for it. It's sent with the file, used for this conversion and not stored. A PDF from [Compress PDF](/compress-pdf), [OCR PDF](/ocr-pdf) or [Merge PDF](/merge-pdf) then opens without a password.",
    tags: ["password", "protected pdf", "encrypted", "locked"],
  },
  "pdf-size": {
    question: "How large can a PDF be?",
    answer:
      "Up to 100 MB, except for [PDF to JPG](/pdf-to-jpg), which takes up to 10 MB. For a larger one, use [PDF to Image](/pdf-to-image) and choose JPG. Pictures and [PDF to Word](/pdf-to-word) are limited to 500 pages at a time, and up to 50 of them can be scans whose text is read. If a form only takes small PDFs, [Compress PDF](/compress-pdf) makes yours fit its limit.",
    tags: ["pdf size", "pages", "limits", "large pdf"],
  },
  "scanned-pdf": {
    question: "Can I convert a scanned PDF to Word?",
    answer:
      "Yes. [PDF to Word](/pdf-to-word) reads the text from pictures of pages, up to 50 at a time, and tells you when it did. Check names and numbers, where text recognition (OCR) makes most of its mistakes. To search a scan that stays a PDF, use [OCR PDF](/ocr-pdf).",
    tags: ["scan", "word", "docx", "ocr", "text recognition"],
  },
  refused: {
    question: "Why was my file refused?",
    answer:
      "Usually because the tool doesn't take this format, or because the file is too large, empty or damaged. The message tells you which. Sometimes the file name is wrong: a file that ends in .jpg may really be a WEBP. The [Image Converter](/image-compressor) checks what's inside.",
    tags: ["error", "damaged", "wrong format", "corrupt"],
  },
  stuck: {
    question: "My conversion failed. What can I do?",
    answer:
      "Wait a moment and try again: your connection may have dropped, or our server may be busy. If it fails again, convert fewer or smaller files. Converting them one by one shows you which file causes the problem.",
    tags: ["failed", "timeout", "busy", "try again", "connection"],
  },
};
