import { cep, dia, documento, fone, hora, numero } from './formato.ts'
import { noOf, textOf, type NotaFiscal } from './parse-nfe.ts'
import { COM_LUGAR, DE_MAQUINA, GRUPOS, PAGAMENTOS, ROTULOS } from './rotulos.ts'
import type { No } from './read-xml.ts'

interface Folha {
  caminho: string
  nome: string
  valor: string
}

/** What the sender writes to the buyer and to the tax authority, then everything of the note that has no box in the DANFE. */
export function composeComplemento({ infNFe, volumes }: NotaFiscal): string {
  const fisco = textOf(infNFe, 'infAdic.infAdFisco')
  const { det: _, transp, ...resto } = infNFe
  const semLugar = Object.entries({ ...resto, transp: withoutFirst(transp, volumes) }).map(([nome, no]) =>
    say(GRUPOS[nome] ?? nome, leavesOf(no, nome)),
  )
  return [textOf(infNFe, 'infAdic.infCpl'), fisco && `Inf. fisco: ${fisco}`, ...semLugar]
    .filter(Boolean)
    .join('\n')
}

/** A product's name, what the line adds of its own, and whatever it says that has no column. */
export function describeItem(det: No): string {
  const folhas = leavesOf(det, 'det').filter(
    ({ caminho }) => isTributavel(det) || !/^det\.prod\.(uTrib|qTrib|vUnTrib)$/.test(caminho),
  )
  return [textOf(det, 'prod.xProd'), textOf(det, 'infAdProd'), say('', folhas)].filter(Boolean).join('\n')
}

/** Taxed in another unit than it is sold in. */
function isTributavel(det: No): boolean {
  return textOf(det, 'prod.uTrib') !== textOf(det, 'prod.uCom')
}

/** The first volume has its boxes; the others are said in words. */
function withoutFirst(transp: No[string], volumes: readonly No[]): No[string] {
  if (typeof transp !== 'object' || Array.isArray(transp)) return transp
  const [primeiro, ...outros] = volumes
  return { ...transp, vol: [{ lacres: primeiro?.lacres }, ...outros] }
}

/** Texts of a node that have neither box nor column and are for people; zeros say nothing. */
function leavesOf(no: No[string], caminho: string): Folha[] {
  if (no === undefined) return []
  if (Array.isArray(no)) return no.flatMap((filho) => leavesOf(filho, caminho))
  if (typeof no === 'object')
    return Object.entries(no).flatMap(([nome, filho]) => leavesOf(filho, `${caminho}.${nome}`))
  const isFora = COM_LUGAR.has(toLugar(caminho)) || DE_MAQUINA.some((forma) => forma.test(caminho))
  if (isFora || no === '' || no === 'SEM GTIN' || /^0+(\.0+)?$/.test(no)) return []
  return [{ caminho, nome: caminho.slice(caminho.lastIndexOf('.') + 1), valor: no }]
}

const toLugar = (caminho: string): string =>
  caminho.replace(/^(det\.imposto\.(?:ICMS|IPI))\.[^.]+\./, '$1.*.')

function say(titulo: string, folhas: readonly Folha[]): string {
  if (folhas.length === 0) return ''
  const frases = folhas.map((folha) =>
    [ROTULOS[folha.nome] ?? folha.nome, show(folha)].filter(Boolean).join(' '),
  )
  return `${titulo ? `${titulo}: ` : ''}${frases.join('; ')}`
}

function show({ nome, valor }: Folha): string {
  if (nome === 'tPag') return PAGAMENTOS[valor] ?? valor
  if (nome === 'CNPJ' || nome === 'CPF') return documento(valor)
  if (nome === 'CEP') return cep(valor)
  if (nome === 'fone') return fone(valor)
  if (/^\d{4}-\d\d-\d\dT/.test(valor)) return `${dia(valor)} ${hora(valor)}`
  if (/^\d{4}-\d\d-\d\d$/.test(valor)) return dia(valor)
  return /^[vpq]/.test(nome) && /^\d+\.\d+$/.test(valor) ? numero(valor, nome.startsWith('v') ? 2 : 0) : valor
}

/** Sentences that go under the header of every page: worth nothing, cancelled, issued while the authority was not reached. */
export function composeAvisos({ infNFe, protocolo }: NotaFiscal, cancelada: boolean): string[] {
  const ide = noOf(infNFe, 'ide')
  const emissao = CONTINGENCIAS[textOf(ide, 'tpEmis')]
  const desde = textOf(ide, 'dhCont')
  return [
    cancelada && 'NF-e CANCELADA',
    textOf(ide, 'tpAmb') === '2' && 'NF-e EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL',
    textOf(ide, 'tpAmb') !== '2' && !protocolo && 'SEM VALOR FISCAL',
    emissao,
    desde && `Em contingência desde ${dia(desde)} ${hora(desde)}: ${textOf(ide, 'xJust')}`,
    FINALIDADES[textOf(ide, 'finNFe')],
  ].filter((aviso): aviso is string => Boolean(aviso))
}

/** Wording of the DANFE's manual by `tpEmis`; 1 is the ordinary way. */
const CONTINGENCIAS: Record<string, string> = {
  '2': 'DANFE em Contingência - impresso em decorrência de problemas técnicos',
  '4': 'DANFE impresso em contingência - EPEC regularmente recebido pela Receita Federal do Brasil',
  '5': 'DANFE em Contingência - impresso em decorrência de problemas técnicos',
  '6': 'Emissão em contingência pela Sefaz Virtual de Contingência do Ambiente Nacional (SVC-AN)',
  '7': 'Emissão em contingência pela Sefaz Virtual de Contingência do Rio Grande do Sul (SVC-RS)',
}

const FINALIDADES: Record<string, string> = {
  '2': 'NF-e complementar',
  '3': 'NF-e de ajuste',
  '4': 'NF-e de devolução de mercadoria',
  '5': 'Nota de crédito',
  '6': 'Nota de débito',
}
