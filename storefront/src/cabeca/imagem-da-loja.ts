import { urls } from '@vitrine/contract/urls'

/** `seo.image` as an address: a picture of the pipeline, a path of the shop, or a page elsewhere; null for anything else. */
export function imagemDaLoja(image: string, origem: string): string | null {
  if (/^[0-9a-f]{32}$/.test(image)) return origem + urls.imagemJpeg(image)
  if (/^\/(?![/\\])/.test(image)) return origem + image
  return image.startsWith('https://') ? image : null
}
