import { origemDaLoja, type Config, type EnderecoDaLoja } from '#infra'

import type { CartaParaEnviar } from './correio.repository.ts'
import { renderHtml } from './html/render-html.ts'
import { carteiroDemo, type Carteiro } from './send-correio.ts'
import { visualOf } from './html/visual.ts'

const TEMPO_MS = 15_000

/**
 * A carteiro over a real mail server. `url`: smtps://usuario:senha@host:465 or smtp://host:587 (STARTTLS where it is
 * offered); `remetente`: 'Nome <endereco@loja>'. Loaded when it is configured: shops without mail pay nothing for it.
 */
export async function createCarteiroSmtp({
  url,
  remetente,
  endereco,
}: {
  url: string
  remetente: string
  /** Where pictures of letters are asked at. */
  endereco: EnderecoDaLoja
}): Promise<Carteiro> {
  const { createTransport } = await import('nodemailer')
  const transporte = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: TEMPO_MS,
    greetingTimeout: TEMPO_MS,
    socketTimeout: TEMPO_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const plataforma = toRemetente(remetente)
  return {
    apagaSecretas: true,
    deliver: async (carta) => {
      await transporte.sendMail(toMensagem(carta, plataforma, visualDa(carta, endereco)))
    },
  }
}

/** The look of a letter's store; null: of the platform, or of a store without a theme. */
function visualDa({ loja, slug, entradas, dominio }: CartaParaEnviar, endereco: EnderecoDaLoja) {
  if (!loja || !slug) return null
  return visualOf({ nome: loja, slug, entradas }, origemDaLoja(endereco, dominio ?? ''))
}

type Remetente = ReturnType<typeof toRemetente>

/**
 * A store's letter is in the store's name and answered to the store; it leaves from the store's own address where that is verified,
 * else from the platform's, which mail servers believe (SPF, DKIM).
 */
function fromOf({ loja, remetente }: CartaParaEnviar, plataforma: Remetente): Remetente {
  if (!loja) return plataforma
  return { name: toLinha(loja), address: remetente ? toEndereco(remetente) : plataforma.address }
}

/** Null when the store gave no address, or not a valid one: its letter is sent all the same. */
function replyToOf({ loja, resposta }: CartaParaEnviar): Remetente | null {
  if (!loja || !resposta || !isEndereco(resposta.trim())) return null
  return { name: toLinha(loja), address: resposta.trim() }
}

/** Names of shops and people stand in subject and address: nothing in them may begin another header or recipient. */
function toMensagem(carta: CartaParaEnviar, plataforma: Remetente, visual: ReturnType<typeof visualOf>) {
  const { idcorreio, para, assunto, texto } = carta
  const from = fromOf(carta, plataforma)
  const replyTo = replyToOf(carta)
  return {
    from,
    ...(replyTo && { replyTo }),
    to: { name: '', address: toEndereco(para) },
    subject: toLinha(assunto),
    text: texto,
    html: renderHtml({ assunto, texto }, visual),
    // The same letter sent twice after a crash is one to the mailbox. Its right side is the sender's own domain (RFC 5322, 3.6.4).
    messageId: `<${idcorreio}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function toRemetente(remetente: string): { name: string; address: string } {
  const [, name = '', address = remetente] = /^(.*)<([^>]+)>$/.exec(remetente) ?? []
  return { name: toLinha(name), address: toEndereco(address) }
}

/** One address and nothing else. Throws otherwise: the letter stays in the outbox. */
function toEndereco(text: string): string {
  const endereco = text.trim()
  if (!isEndereco(endereco)) throw new Error('not one e-mail address')
  return endereco
}

const isEndereco = (texto: string): boolean => /^[^\s,;:<>()"\\]+@[^\s,;:<>()"\\@]+$/.test(texto)

/** Control characters become blanks. */
function toLinha(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim()
}

/** The mail server of SMTP_URL; the demo's mailbox without one; null outside the demo: letters wait, none is lost. */
export async function chooseCarteiro({
  smtpUrl,
  correioDe,
  ...endereco
}: Pick<Config, 'smtpUrl' | 'correioDe'> & EnderecoDaLoja): Promise<Carteiro | null> {
  const { demo } = endereco
  if (smtpUrl) return createCarteiroSmtp({ url: smtpUrl, remetente: correioDe, endereco })
  if (demo) return carteiroDemo
  process.stderr.write('Correio: sem SMTP_URL as mensagens ficam guardadas e não saem.\n')
  return null
}
