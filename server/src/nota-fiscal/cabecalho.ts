import { encodeCode128 } from './code-128.ts'
import {
  A4,
  drawBarras,
  drawCampo,
  drawLinha,
  UTIL,
  write,
  writeWhole,
  type Caixa,
  type Folha,
} from './folha.ts'
import { cep, chaveEmGrupos, dia, documento, fone, hora, numeroNota } from './formato.ts'
import { textOf, type NotaFiscal } from './parse-nfe.ts'

/** The stub that stays with the sender: who received, when, of which note. */
export function drawCanhoto(doc: Folha, { infNFe }: NotaFiscal, y: number): number {
  const emitente = textOf(infNFe, 'emit.xNome')
  const x = A4.margem
  const esquerda = UTIL - 110
  doc.lineWidth(0.5).rect(x, y, esquerda, 18).stroke()
  writeWhole(
    doc,
    `RECEBEMOS DE ${emitente} OS PRODUTOS E SERVIÇOS DA NOTA INDICADA AO LADO`,
    { x: x + 2, y: y + 2, w: esquerda - 4, h: 16 },
    { rotulo: 'Emitente', corpo: 6 },
  )
  drawCampo(doc, { x, y: y + 18, w: 110, h: 18 }, { rotulo: 'Data de recebimento', valor: '' })
  drawCampo(
    doc,
    { x: x + 110, y: y + 18, w: esquerda - 110, h: 18 },
    { rotulo: 'Identificação e assinatura do recebedor', valor: '' },
  )
  doc.rect(x + esquerda, y, 110, 36).stroke()
  write(
    doc,
    `NF-e\nNº ${numeroNota(textOf(infNFe, 'ide.nNF'))}\nSÉRIE ${textOf(infNFe, 'ide.serie')}`,
    { x: x + esquerda, y: y + 4, w: 110, h: 32 },
    { corpo: 8.5, forte: true, lado: 'center' },
  )
  doc
    .dash(3, { space: 2 })
    .moveTo(x, y + 40)
    .lineTo(x + UTIL, y + 40)
    .stroke()
    .undash()
  return y + 44
}

/** Sender, the document's name and number, the key as bars and as text, what must be known of the note; on every page. */
export function drawCabecalho(doc: Folha, nota: NotaFiscal, { y, avisos }: Topo): number {
  const { infNFe, chave, protocolo } = nota
  const x = A4.margem
  drawEmitente(doc, nota, { x, y, w: 202, h: 92 })
  drawNome(doc, nota, { x: x + 202, y, w: 94, h: 92 })
  const direita = { x: x + 296, w: UTIL - 296 }
  doc.rect(direita.x, y, direita.w, 42).stroke()
  drawBarras(doc, encodeCode128(chave), { x: direita.x + 10, y: y + 4, w: direita.w - 20, h: 34 })
  drawCampo(
    doc,
    { ...direita, y: y + 42, h: 20 },
    { rotulo: 'Chave de acesso', valor: chaveEmGrupos(chave), lado: 'center' },
  )
  doc.rect(direita.x, y + 62, direita.w, 30).stroke()
  const consulta =
    'Consulta de autenticidade no portal nacional da NF-e www.nfe.fazenda.gov.br/portal ou no site da Sefaz autorizadora'
  write(
    doc,
    consulta,
    { x: direita.x + 6, y: y + 67, w: direita.w - 12, h: 24 },
    { corpo: 8, lado: 'center' },
  )
  const autorizada = protocolo
    ? `${protocolo.numero} - ${dia(protocolo.quando)} ${hora(protocolo.quando)}`
    : 'SEM VALOR FISCAL'
  const depois = drawLinha(doc, y + 92, [
    { rotulo: 'Natureza da operação', valor: textOf(infNFe, 'ide.natOp'), peso: 6 },
    { rotulo: 'Protocolo de autorização de uso', valor: autorizada, peso: 4, lado: 'center' },
  ])
  const fim = drawLinha(doc, depois, [
    { rotulo: 'Inscrição estadual', valor: textOf(infNFe, 'emit.IE'), peso: 1 },
    { rotulo: 'Inscrição estadual do subst. tributário', valor: textOf(infNFe, 'emit.IEST'), peso: 1 },
    { rotulo: 'CNPJ', valor: documento(textOf(infNFe, 'emit.CNPJ') || textOf(infNFe, 'emit.CPF')), peso: 1 },
  ])
  return drawAvisos(doc, avisos, fim)
}

interface Topo {
  y: number
  avisos: readonly string[]
}

/** Sentences in a frame of their own; nothing where there is nothing to say. */
function drawAvisos(doc: Folha, avisos: readonly string[], y: number): number {
  if (avisos.length === 0) return y
  const texto = avisos.join('\n')
  const w = UTIL - 8
  const h = doc.font('Helvetica-Bold').fontSize(7).heightOfString(texto, { width: w, align: 'center' }) + 5
  doc.rect(A4.margem, y + 2, UTIL, h).stroke()
  const caixa = { x: A4.margem + 4, y: y + 5, w, h }
  write(doc, texto, caixa, { corpo: 7, forte: true, lado: 'center' })
  return y + 2 + h
}

function drawEmitente(doc: Folha, { infNFe }: NotaFiscal, { x, y, w, h }: Caixa): void {
  const de = (campo: string) => textOf(infNFe, `emit.enderEmit.${campo}`)
  doc.rect(x, y, w, h).stroke()
  write(
    doc,
    'IDENTIFICAÇÃO DO EMITENTE',
    { x: x + 2, y: y + 2, w: w - 4, h: 6 },
    { corpo: 5, lado: 'center' },
  )
  const nome = { x: x + 6, y: y + 10, w: w - 12, h: 34 }
  writeWhole(doc, textOf(infNFe, 'emit.xNome'), nome, {
    rotulo: 'Emitente',
    corpo: 11,
    forte: true,
    lado: 'center',
  })
  const endereco = [
    [de('xLgr'), de('nro'), de('xCpl')].filter(Boolean).join(', '),
    [de('xBairro'), cep(de('CEP'))].filter(Boolean).join(' - CEP '),
    `${de('xMun')} - ${de('UF')}`,
    de('fone') && `Fone ${fone(de('fone'))}`,
  ]
  writeWhole(
    doc,
    endereco.filter(Boolean).join('\n'),
    { x: x + 6, y: y + 45, w: w - 12, h: 46 },
    { rotulo: 'Endereço do emitente', lado: 'center' },
  )
}

function drawNome(doc: Folha, { infNFe }: NotaFiscal, { x, y, w, h }: Caixa): void {
  doc.rect(x, y, w, h).stroke()
  write(doc, 'DANFE', { x, y: y + 4, w, h: 14 }, { corpo: 12, forte: true, lado: 'center' })
  write(
    doc,
    'Documento Auxiliar da\nNota Fiscal Eletrônica',
    { x, y: y + 18, w, h: 18 },
    { corpo: 7, lado: 'center' },
  )
  write(doc, '0 - ENTRADA\n1 - SAÍDA', { x: x + 8, y: y + 38, w: 56, h: 18 }, { corpo: 7 })
  doc.rect(x + 68, y + 38, 15, 15).stroke()
  write(
    doc,
    textOf(infNFe, 'ide.tpNF'),
    { x: x + 68, y: y + 41, w: 15, h: 12 },
    { corpo: 9, forte: true, lado: 'center' },
  )
  const numeros = `Nº ${numeroNota(textOf(infNFe, 'ide.nNF'))}\nSÉRIE ${textOf(infNFe, 'ide.serie')}`
  write(doc, numeros, { x, y: y + 56, w, h: 20 }, { corpo: 8, forte: true, lado: 'center' })
}
