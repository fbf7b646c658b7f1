import { falhas } from '@vitrine/contract'
import { toCentavos } from '@vitrine/rules/dinheiro'

import { Falha } from '#infra'

import { parseNfe, textOf, type NotaFiscal } from './parse-nfe.ts'

/** What a note must agree with; centavos. */
export interface PedidoDaNota {
  numpedido: number
  numpedidoerp: string
  cnpj: string
  documento: string
  /** What the order costs; null: a budget. */
  total: number | null
  servicos: number
  /** The supplier's state, where its CNPJ is. */
  uf: string
}

/** Cents that a rounding may take. */
const FOLGA = 5

/**
 * Reads the NF-e of an order and holds it against the order: well-formed and without entities of its own, model 55, a key that
 * holds and says what the note says, authorized, issued by the supplier in its state for the order's customer, over what the order
 * costs (services have notes of their own, ST and IPI may come on top). A note for testing is one in the demo alone. Throws
 * `nota_invalida` with the reason.
 */
export function checkNota(xml: string, pedido: PedidoDaNota, { demo }: { demo: boolean }): NotaFiscal {
  const nota = parseNfe(xml)
  if (!nota) return refuse('O arquivo não é o XML de uma NF-e com chave de acesso válida.')
  const motivo = whyNotNota(nota, pedido) ?? (demo ? null : whyNotReal(nota))
  return motivo ? refuse(motivo) : nota
}

/** `tpAmb` 2 has no fiscal value; the authorization says it as well (MOC, annex I). */
function whyNotReal({ infNFe, tpAmbDaAutorizacao }: NotaFiscal): string | null {
  const isTeste = [textOf(infNFe, 'ide.tpAmb'), tpAmbDaAutorizacao].some((ambiente) => ambiente !== '1')
  return isTeste
    ? 'A nota é de homologação (tpAmb 2), sem valor fiscal: emita-a em produção e envie essa.'
    : null
}

function whyNotNota(nota: NotaFiscal, pedido: PedidoDaNota): string | null {
  const { infNFe, chave, modelo } = nota
  if (modelo !== '55') return 'Só notas do modelo 55 (NF-e) são aceitas.'
  if (!isChaveDaNota(nota))
    return 'A chave de acesso não corresponde ao número, à série, ao mês, ao emitente ou ao código da nota.'
  if (!isDoEstado(nota, pedido.uf))
    return `A chave de acesso é de outro estado: a loja emite suas notas em ${pedido.uf}.`
  if (!nota.autorizada) return 'A nota não traz a autorização da Sefaz (protNFe com cStat 100 ou 150).'
  if (nota.autorizada !== chave) return 'A autorização é de outra nota.'
  if (textOf(infNFe, 'emit.CNPJ') !== pedido.cnpj) return 'A nota foi emitida por outro CNPJ.'
  if (!isDoCliente(nota, pedido.documento)) return 'A nota foi emitida para outro destinatário.'
  const citado = textOf(infNFe, 'compra.xPed') || textOf(nota.itens[0], 'prod.xPed')
  if (citado && citado !== String(pedido.numpedido) && citado !== pedido.numpedidoerp)
    return `A nota cita o pedido ${citado}.`
  return isDoValor(nota, pedido) ? null : 'O valor da nota não é o do pedido.'
}

/** AAMM, CNPJ, mod, série, nNF, tpEmis, cNF, cDV: the key repeats them. */
function isChaveDaNota({ chave, infNFe }: NotaFiscal): boolean {
  const ide = (campo: string) => textOf(infNFe, `ide.${campo}`)
  const emissao = ide('dhEmi')
  return (
    chave.slice(2, 6) === emissao.slice(2, 4) + emissao.slice(5, 7) &&
    chave.slice(6, 20) === textOf(infNFe, 'emit.CNPJ') &&
    chave.slice(20, 22) === ide('mod') &&
    chave.slice(22, 25) === ide('serie').padStart(3, '0') &&
    chave.slice(25, 34) === ide('nNF').padStart(9, '0') &&
    chave.slice(34, 35) === ide('tpEmis') &&
    chave.slice(35, 43) === ide('cNF') &&
    chave.slice(43) === ide('cDV')
  )
}

/** The first two of the key, the note's own word and the sender's address are the state where the supplier's CNPJ is. */
function isDoEstado({ chave, infNFe }: NotaFiscal, uf: string): boolean {
  const codigo = chave.slice(0, 2)
  const ufDoEmitente = textOf(infNFe, 'emit.enderEmit.UF') || uf
  return codigo === CODIGO_DA_UF[uf] && codigo === textOf(infNFe, 'ide.cUF') && ufDoEmitente === uf
}

/** Codes of the states, as IBGE gives them. */
const CODIGO_DA_UF: Record<string, string> = {
  RO: '11',
  AC: '12',
  AM: '13',
  RR: '14',
  PA: '15',
  AP: '16',
  TO: '17',
  MA: '21',
  PI: '22',
  CE: '23',
  RN: '24',
  PB: '25',
  PE: '26',
  AL: '27',
  SE: '28',
  BA: '29',
  MG: '31',
  ES: '32',
  RJ: '33',
  SP: '35',
  PR: '41',
  SC: '42',
  RS: '43',
  MS: '50',
  MT: '51',
  GO: '52',
  DF: '53',
}

/** A company may be billed at another of its addresses: the first eight of a CNPJ are the company's. */
function isDoCliente({ infNFe }: NotaFiscal, documento: string): boolean {
  const cnpj = textOf(infNFe, 'dest.CNPJ')
  if (cnpj) return documento.length === 14 && cnpj.slice(0, 8) === documento.slice(0, 8)
  return (textOf(infNFe, 'dest.CPF') || textOf(infNFe, 'dest.idEstrangeiro')) === documento
}

/** Taxes that are put on top of the goods' price; an order may have them in it or not. */
const POR_CIMA = ['vST', 'vFCPST', 'vIPI']

function isDoValor({ infNFe }: NotaFiscal, { total, servicos }: PedidoDaNota): boolean {
  const valor = readCentavos(textOf(infNFe, 'total.ICMSTot.vNF'))
  if (total === null || valor === null) return false
  const impostos = POR_CIMA.map((nome) => readCentavos(textOf(infNFe, `total.ICMSTot.${nome}`)) ?? 0)
  const maximo = impostos.reduce((sum, imposto) => sum + imposto, total)
  return valor <= maximo + FOLGA && valor >= total - servicos - FOLGA
}

function readCentavos(texto: string): number | null {
  return /^\d{1,13}(\.\d{1,2})?$/.test(texto) ? toCentavos(Number(texto)) : null
}

export function refuse(motivo: string): never {
  const error = `${falhas.nota_invalida.mensagem} ${motivo}`
  throw new Falha('nota_invalida', { error, campos: { xml: motivo } })
}
