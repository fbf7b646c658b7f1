import { drawLinha, drawTitulo, type Campo, type Folha } from './folha.ts'
import { cep, dia, documento, fone, hora, numero } from './formato.ts'
import { noOf, textOf, type NotaFiscal } from './parse-nfe.ts'

/** An amount, to the right of its box. */
const valor = (rotulo: string, texto: string, peso = 1): Campo => ({
  rotulo,
  valor: numero(texto),
  peso,
  lado: 'right',
})

export function drawDestinatario(doc: Folha, { infNFe }: NotaFiscal, y: number): number {
  const de = (campo: string) => textOf(infNFe, `dest.${campo}`)
  const onde = (campo: string) => de(`enderDest.${campo}`)
  const ide = (campo: string) => textOf(infNFe, `ide.${campo}`)
  let at = drawLinha(doc, drawTitulo(doc, y, 'Destinatário / remetente'), [
    { rotulo: 'Nome / razão social', valor: de('xNome'), peso: 6 },
    {
      rotulo: 'CNPJ / CPF',
      valor: documento(de('CNPJ') || de('CPF') || de('idEstrangeiro')),
      peso: 2.4,
      lado: 'center',
    },
    { rotulo: 'Data da emissão', valor: dia(ide('dhEmi')), peso: 1.6, lado: 'center' },
  ])
  at = drawLinha(doc, at, [
    {
      rotulo: 'Endereço',
      valor: [onde('xLgr'), onde('nro'), onde('xCpl')].filter(Boolean).join(', '),
      peso: 4.6,
    },
    { rotulo: 'Bairro / distrito', valor: onde('xBairro'), peso: 2.4 },
    { rotulo: 'CEP', valor: cep(onde('CEP')), peso: 1.4, lado: 'center' },
    { rotulo: 'Data da saída / entrada', valor: dia(ide('dhSaiEnt')), peso: 1.6, lado: 'center' },
  ])
  return drawLinha(doc, at, [
    { rotulo: 'Município', valor: onde('xMun'), peso: 3.8 },
    { rotulo: 'UF', valor: onde('UF'), peso: 0.6, lado: 'center' },
    { rotulo: 'Fone / fax', valor: fone(onde('fone')), peso: 2 },
    { rotulo: 'Inscrição estadual', valor: de('IE'), peso: 2 },
    { rotulo: 'Hora da saída / entrada', valor: hora(ide('dhSaiEnt')), peso: 1.6, lado: 'center' },
  ])
}

/** Invoice and instalments, as texts; none for what was paid at once. */
export function composeCobranca({ infNFe, duplicatas }: NotaFiscal): string[] {
  const fatura = noOf(noOf(infNFe, 'cobr'), 'fat')
  const valorDaFatura = fatura && (textOf(fatura, 'vLiq') || textOf(fatura, 'vOrig'))
  return [
    ...(fatura ? [`Fatura ${textOf(fatura, 'nFat')}: ${numero(valorDaFatura ?? '')}`] : []),
    ...duplicatas.map(
      (dup) => `${textOf(dup, 'nDup')}: ${dia(textOf(dup, 'dVenc'))}, ${numero(textOf(dup, 'vDup'))}`,
    ),
  ]
}

const COBRANCAS_POR_LINHA = 4
const COBRANCA_H = 18

/** Instalments in rows as far as they fit. Answers where they end, and those left for the next page. */
export function drawCobranca(
  doc: Folha,
  campos: readonly string[],
  { y, fim }: { y: number; fim: number },
): { y: number; resto: string[] } {
  if (campos.length === 0) return { y, resto: [] }
  let at = drawTitulo(doc, y, 'Fatura / duplicatas')
  let n = 0
  while (n < campos.length && at + COBRANCA_H <= fim) {
    const linha = campos.slice(n, n + COBRANCAS_POR_LINHA)
    const campo = (texto: string): Campo => ({ rotulo: '', valor: texto, peso: 1 })
    at = drawLinha(doc, at, linha.map(campo), COBRANCA_H)
    n += COBRANCAS_POR_LINHA
  }
  return { y: at, resto: campos.slice(n) }
}

export function drawImposto(doc: Folha, { infNFe }: NotaFiscal, y: number): number {
  const de = (campo: string) => textOf(infNFe, `total.ICMSTot.${campo}`)
  const reforma = (campo: string) => textOf(infNFe, `total.IBSCBSTot.${campo}`)
  let at = drawLinha(doc, drawTitulo(doc, y, 'Cálculo do imposto'), [
    valor('Base de cálculo do ICMS', de('vBC')),
    valor('Valor do ICMS', de('vICMS')),
    valor('Base de cálc. ICMS ST', de('vBCST')),
    valor('Valor do ICMS ST', de('vST')),
    valor('Valor do PIS', de('vPIS')),
    valor('Valor total dos produtos', de('vProd'), 1.2),
  ])
  at = drawLinha(doc, at, [
    valor('Valor do frete', de('vFrete')),
    valor('Valor do seguro', de('vSeg')),
    valor('Desconto', de('vDesc')),
    valor('Outras despesas', de('vOutro')),
    valor('Valor do IPI', de('vIPI')),
    valor('Valor da COFINS', de('vCOFINS')),
    valor('Valor total da nota', de('vNF'), 1.2),
  ])
  const total = noOf(infNFe, 'total')
  if (!noOf(total, 'IBSCBSTot') && !noOf(total, 'ISTot') && !textOf(total, 'vNFTot')) return at
  return drawLinha(doc, at, [
    valor('Base de cálculo IBS / CBS', reforma('vBCIBSCBS')),
    valor('Valor do IBS', reforma('gIBS.vIBS')),
    valor('Valor da CBS', reforma('gCBS.vCBS')),
    valor('Valor do IS', textOf(total, 'ISTot.vIS')),
    valor('Total da nota com IBS, CBS, IS', textOf(total, 'vNFTot'), 1.2),
  ])
}

const FRETES: Record<string, string> = {
  '0': '0 - Remetente (CIF)',
  '1': '1 - Destinatário (FOB)',
  '2': '2 - Terceiros',
  '3': '3 - Próprio, remetente',
  '4': '4 - Próprio, destinatário',
  '9': '9 - Sem transporte',
}

export function drawTransporte(doc: Folha, { infNFe, volumes: [volume] }: NotaFiscal, y: number): number {
  const de = (campo: string) => textOf(infNFe, `transp.${campo}`)
  const quem = (campo: string) => de(`transporta.${campo}`)
  let at = drawLinha(doc, drawTitulo(doc, y, 'Transportador / volumes transportados'), [
    { rotulo: 'Nome / razão social', valor: quem('xNome'), peso: 3.4 },
    { rotulo: 'Frete', valor: FRETES[de('modFrete')] ?? de('modFrete'), peso: 2 },
    { rotulo: 'Código ANTT', valor: de('veicTransp.RNTC'), peso: 1.1 },
    { rotulo: 'Placa', valor: de('veicTransp.placa'), peso: 1 },
    { rotulo: 'UF', valor: de('veicTransp.UF'), peso: 0.5 },
    { rotulo: 'CNPJ / CPF', valor: documento(quem('CNPJ') || quem('CPF')), peso: 2 },
  ])
  at = drawLinha(doc, at, [
    { rotulo: 'Endereço', valor: quem('xEnder'), peso: 4.5 },
    { rotulo: 'Município', valor: quem('xMun'), peso: 3 },
    { rotulo: 'UF', valor: quem('UF'), peso: 0.5 },
    { rotulo: 'Inscrição estadual', valor: quem('IE'), peso: 2 },
  ])
  return drawLinha(doc, at, [
    { rotulo: 'Quantidade', valor: textOf(volume, 'qVol'), peso: 1 },
    { rotulo: 'Espécie', valor: textOf(volume, 'esp'), peso: 2 },
    { rotulo: 'Marca', valor: textOf(volume, 'marca'), peso: 2 },
    { rotulo: 'Numeração', valor: textOf(volume, 'nVol'), peso: 2 },
    { rotulo: 'Peso bruto', valor: numero(textOf(volume, 'pesoB'), 3), peso: 1.5, lado: 'right' },
    { rotulo: 'Peso líquido', valor: numero(textOf(volume, 'pesoL'), 3), peso: 1.5, lado: 'right' },
  ])
}
