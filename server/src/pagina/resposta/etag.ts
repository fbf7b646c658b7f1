import { createHash } from 'node:crypto'

/**
 * The entity tag of a page (RFC 9110, 8.8.3), weak: the same however it is compressed. A page that is drawn anew is another one by its nonce alone; what a
 * browser has of it runs as before, since its scripts are allowed by their hashes, which are in the tag.
 */
export function makeEtag(
  html: Buffer,
  { nonce, scripts }: { nonce: string; scripts: readonly string[] },
): string {
  const semNonce = createHash('sha256').update(scripts.join(''))
  let desde = 0
  for (let at = nonce ? html.indexOf(nonce) : -1; at !== -1; at = html.indexOf(nonce, desde)) {
    semNonce.update(html.subarray(desde, at))
    desde = at + nonce.length
  }
  return `W/"${semNonce.update(html.subarray(desde)).digest('base64url').slice(0, 24)}"`
}

/** Whether one of the tags of `If-None-Match` is this one; compared weakly, as that header says. */
export function isSame(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false
  const opaca = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((cada) => cada.trim().replace(/^W\//, '') === opaca)
}
