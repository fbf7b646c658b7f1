import { readXml, type No } from './read-xml.ts'

/** What a DANFE is drawn from. */
export interface NotaFiscal {
  /** 44 characters; those of the CNPJ may be letters. */
  chave: string
  modelo: string
  infNFe: No
  /** Key in its authorization, also in one for testing; null: not authorized. */
  autorizada: string | null
  /** Where it was authorized: '1' for real, '2' for testing; '' not at all. */
  tpAmbDaAutorizacao: string
  /** Of the authorization; null: not authorized or for testing, without fiscal value. */
  protocolo: { numero: string; quando: string } | null
  itens: No[]
  duplicatas: No[]
  volumes: No[]
}

const MAX_BYTES = 2 * 1024 * 1024
/**
 * Reads an invoice (model 55, layout 4.00) with or without its authorization. Groups that are not known are left alone. Null:
 * no invoice, or one whose key does not hold (brazil 7).
 */
export function parseNfe(xml: string): NotaFiscal | null {
  const raiz = xml.length > MAX_BYTES ? undefined : (readXml(xml) ?? undefined)
  const proc = noOf(raiz, 'nfeProc')
  const infNFe = noOf(noOf(proc ?? raiz, 'NFe'), 'infNFe')
  const chave = textOf(infNFe, '@Id').replace(/^NFe/, '')
  if (!infNFe || !isChave(chave)) return null
  const cobranca = noOf(infNFe, 'cobr')
  const infProt = noOf(noOf(proc, 'protNFe'), 'infProt')
  return {
    chave,
    modelo: textOf(infNFe, 'ide.mod'),
    infNFe,
    autorizada: isAutorizada(infProt) ? textOf(infProt, 'chNFe') : null,
    tpAmbDaAutorizacao: textOf(infProt, 'tpAmb'),
    protocolo: readProtocolo(infProt, infNFe),
    itens: listOf(infNFe, 'det'),
    duplicatas: listOf(cobranca, 'dup'),
    volumes: listOf(noOf(infNFe, 'transp'), 'vol'),
  }
}

export function isChave(chave: string): boolean {
  return /^\d{6}[0-9A-Z]{12}\d{26}$/.test(chave) && chave.at(-1) === digitoDaChave(chave.slice(0, 43))
}

/** The check digit of a key's first 43: mod 11 with weights 2 to 9 from the right, letters by their place in ASCII. */
export function digitoDaChave(chave: string): string {
  const soma = [...chave]
    .toReversed()
    .reduce((total, letra, i) => total + (letra.charCodeAt(0) - 48) * ((i % 8) + 2), 0)
  const resto = soma % 11
  return String(resto < 2 ? 0 : 11 - resto)
}

/** The text at a path of names; '' where there is none. */
export function textOf(no: No | undefined, caminho: string): string {
  let atual: No[string] = no
  for (const nome of caminho.split('.')) {
    if (typeof atual !== 'object' || Array.isArray(atual)) return ''
    atual = atual[nome]
  }
  return typeof atual === 'string' ? atual : ''
}

export function noOf(no: No | undefined, nome: string): No | undefined {
  const filho = no?.[nome]
  return typeof filho === 'object' && !Array.isArray(filho) ? filho : undefined
}

function listOf(no: No | undefined, nome: string): No[] {
  const filhos = [no?.[nome] ?? []].flat()
  return filhos.filter((filho) => typeof filho === 'object')
}

/** Also late (150). */
function isAutorizada(infProt: No | undefined): boolean {
  return ['100', '150'].includes(textOf(infProt, 'cStat'))
}

/** Authorized, and not for testing. */
function readProtocolo(infProt: No | undefined, infNFe: No): NotaFiscal['protocolo'] {
  return isAutorizada(infProt) && textOf(infNFe, 'ide.tpAmb') !== '2'
    ? { numero: textOf(infProt, 'nProt'), quando: textOf(infProt, 'dhRecbto') }
    : null
}
