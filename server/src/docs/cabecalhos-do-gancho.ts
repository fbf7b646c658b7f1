/** Headers that sign a delivery (Standard Webhooks). */
const textos = {
  'webhook-id': 'The same however often a fact is told: keep it, and tell repeats by it.',
  'webhook-timestamp': 'Seconds since 1970; refuse what is older than five minutes.',
  'webhook-signature':
    '`v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`; several with spaces between.',
}

export const cabecalhosDoGancho = Object.entries(textos).map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}))
