import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'

import { drawDanfe } from './draw-danfe.ts'
import { parseNfe } from './parse-nfe.ts'

const modelo = readFileSync(new URL('fixtures/nfe-sintetica.xml', import.meta.url), 'utf8')

/** The pages of a note's DANFE as one text without blanks: a value may be broken over lines, never be incomplete. */
async function readDanfe(xml: string): Promise<{ texto: string; paginas: string[] }> {
  const nota = parseNfe(xml)
  if (!nota) throw new Error('the note was not read')
  const partes: Uint8Array[] = []
  for await (const parte of drawDanfe(nota)) partes.push(parte)
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(partes)))
  const { text } = await extractText(pdf)
  return { texto: withoutBlanks(text.join('')), paginas: text }
}

const withoutBlanks = (texto: string): string => texto.replaceAll(/\s+/g, '')

/** The same numbers in every run. */
function createSorte(semente: number): (ate: number) => number {
  let estado = semente
  return (ate) => {
    estado = (estado * 1_103_515_245 + 12_345) % 2_147_483_648
    return estado % ate
  }
}

type Sorte = (ate: number) => number
/** An element, and how a person must find it on the paper. */
type Elemento = [nome: string, xml: string, papel: string]

let serie = 0
const frase = (sorte: Sorte, maximo: number): string => {
  serie += 1
  const palavras = ['Comércio', 'de', 'Gêneros', 'Alimentícios', 'Açaí', '&', 'Irmãos', 'Nº', 'D’Oeste']
  let texto = `T${serie}`
  while (texto.length < sorte(maximo)) texto += ` ${palavras[sorte(palavras.length)] ?? ''}`
  return texto.slice(0, maximo).trim()
}
const escape = (texto: string): string => texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const texto = (sorte: Sorte, nome: string, maximo: number): Elemento => {
  const valor = frase(sorte, maximo)
  return [nome, escape(valor), valor]
}
/** Written out here rather than by the code under test: 1234.5 is '1.234,50'. */
const valor = (sorte: Sorte, nome: string): Elemento => {
  const centavos = 1 + sorte(999_999_999_99)
  const reais = Math.floor(centavos / 100)
  const resto = String(centavos % 100).padStart(2, '0')
  return [nome, `${reais}.${resto}`, `${reais.toLocaleString('pt-BR')},${resto}`]
}

function buildDet(sorte: Sorte, n: number): { xml: string; papel: string[] } {
  const prod = [
    texto(sorte, 'cProd', 60),
    texto(sorte, 'xProd', 120),
    ['NCM', '10063021', '10063021'],
    ['CFOP', '5102', '5102'],
    texto(sorte, 'uCom', 6),
    ['qCom', '1234567.8910', '1.234.567,891'],
    ['vUnCom', '98765.4321000000', '98.765,4321'],
    valor(sorte, 'vProd'),
    ['uTrib', `KG${n}`, `Unidade tributável KG${n}`],
    valor(sorte, 'vFrete'),
    valor(sorte, 'vDesc'),
    texto(sorte, 'xPed', 15),
  ] satisfies Elemento[]
  const rastro = [
    texto(sorte, 'nLote', 20),
    ['dVal', '2027-03-31', 'Validade 31/03/2027'],
  ] satisfies Elemento[]
  const icms = [
    ['orig', '0', ''],
    ['CST', '10', '010'],
    valor(sorte, 'vBC'),
    valor(sorte, 'vICMS'),
    valor(sorte, 'vICMSST'),
  ] satisfies Elemento[]
  const is = [valor(sorte, 'vIS')]
  const ibs = [valor(sorte, 'vIBSUF')]
  const infAdProd = texto(sorte, 'infAdProd', 500)
  const xml = `<det nItem="${n}"><prod>${tags(prod)}<rastro>${tags(rastro)}</rastro></prod><imposto><ICMS><ICMS10>${tags(icms)}</ICMS10></ICMS><IS>${tags(is)}</IS><IBSCBS><gIBSCBS><gIBSUF>${tags(ibs)}</gIBSUF></gIBSCBS></IBSCBS></imposto>${tags([infAdProd])}</det>`
  return { xml, papel: papel(prod, rastro, icms, is, ibs, [infAdProd]) }
}

const tags = (elementos: readonly Elemento[]): string =>
  elementos.map(([nome, xml]) => `<${nome}>${xml}</${nome}>`).join('')
const papel = (...grupos: (readonly Elemento[])[]): string[] => grupos.flat().map(([, , visto]) => visto)

/** A note as large as its layout lets it be, with all that its paper must say. */
function buildNota(semente: number): { xml: string; papel: string[] } {
  const sorte = createSorte(semente)
  const dets = Array.from({ length: 1 + sorte(40) }, (_, i) => buildDet(sorte, i + 1))
  const dups = Array.from({ length: sorte(121) }, (_, i) => [
    texto(sorte, 'nDup', 60),
    ['dVenc', `2027-01-${String(1 + (i % 28)).padStart(2, '0')}`, ''],
    valor(sorte, 'vDup'),
  ]) satisfies Elemento[][]
  const emit = texto(sorte, 'xNome', 60)
  const endereco = [
    texto(sorte, 'xLgr', 60),
    texto(sorte, 'nro', 60),
    texto(sorte, 'xCpl', 60),
    texto(sorte, 'xBairro', 60),
  ]
  const natOp = texto(sorte, 'natOp', 60)
  const dest = texto(sorte, 'xNome', 60)
  const onde = [texto(sorte, 'xLgr', 60), texto(sorte, 'xCpl', 60), texto(sorte, 'xMun', 60)]
  const entrega = [
    texto(sorte, 'xNome', 60),
    texto(sorte, 'xLgr', 60),
    ['CEP', '13015002', '13015-002'],
  ] satisfies Elemento[]
  const total = ['vBC', 'vICMS', 'vST', 'vFCP', 'vICMSDeson', 'vII', 'vIPI', 'vProd', 'vNF'].map((nome) =>
    valor(sorte, nome),
  )
  const ibs = [valor(sorte, 'vBCIBSCBS')]
  const is = [valor(sorte, 'vIS')]
  const vNFTot = valor(sorte, 'vNFTot')
  const volumes = Array.from({ length: sorte(4) }, () => [
    texto(sorte, 'esp', 60),
    texto(sorte, 'marca', 60),
    texto(sorte, 'nVol', 60),
  ])
  const infCpl = Array.from({ length: 1 + sorte(120) }, () => frase(sorte, 40))
  const obs = texto(sorte, 'xTexto', 60)
  const compra = texto(sorte, 'xPed', 60)
  const novo = texto(sorte, 'xDeAmanha', 200)
  const xml = modelo
    .replace(/<det .*<\/det>/, dets.map((det) => det.xml).join(''))
    .replace(/<natOp>.*<\/natOp>/, tags([natOp]))
    .replace(/<emit>(<CNPJ>.*?<\/CNPJ>)<xNome>.*?<\/xNome>/, `<emit>$1${tags([emit])}`)
    .replace(/<enderEmit><xLgr>.*?<\/xBairro>/, `<enderEmit>${tags(endereco)}`)
    .replace(/<dest>(<CPF>.*?<\/CPF>)<xNome>.*?<\/xNome>/, `<dest>$1${tags([dest])}`)
    .replace(/<enderDest>.*?<\/enderDest>/, `<enderDest>${tags(onde)}</enderDest>`)
    .replace('</dest>', `</dest><entrega>${tags(entrega)}</entrega>`)
    .replace(
      /<total>.*<\/total>/,
      `<total><ICMSTot>${tags(total)}</ICMSTot><ISTot>${tags(is)}</ISTot><IBSCBSTot>${tags(ibs)}</IBSCBSTot>${tags([vNFTot])}</total>`,
    )
    .replace(
      '<modFrete>9</modFrete>',
      `<modFrete>0</modFrete>${volumes.map((v) => `<vol>${tags(v)}</vol>`).join('')}`,
    )
    .replace('<pag>', `<cobr>${dups.map((dup) => `<dup>${tags(dup)}</dup>`).join('')}</cobr><pag>`)
    .replace(
      /<infAdic>.*<\/infAdic>/,
      `<infAdic><infCpl>${infCpl.map(escape).join(' ')}</infCpl><obsCont xCampo="Rota">${tags([obs])}</obsCont></infAdic><compra>${tags([compra])}</compra><deAmanha>${tags([novo])}</deAmanha>`,
    )
  return {
    xml,
    papel: [
      ...dets.flatMap((det) => det.papel),
      ...dups.flatMap((dup) => papel(dup)),
      ...volumes.flatMap((volume) => papel(volume)),
      ...papel([emit, natOp, dest, obs, compra, novo, vNFTot], endereco, onde, entrega, total, ibs, is),
      ...infCpl,
      'Pix; valor 51,80',
      'Rota',
    ],
  }
}

describe('nothing that a note says is lost in its DANFE (brazil 7)', () => {
  test.each(Array.from({ length: 12 }, (_, i) => [i + 1]))('generated note %i', async (semente) => {
    const nota = buildNota(semente)
    const danfe = await readDanfe(nota.xml)
    const partidos = nota.papel.filter((parte) => !danfe.texto.includes(withoutBlanks(parte)))
    // A text that goes on over the next page has that page's header in between: one a page at most, and none of its words is missing.
    expect(partidos.length).toBeLessThan(danfe.paginas.length)
    const palavras = partidos.flatMap((parte) => parte.split(' '))
    expect(palavras.filter((palavra) => !danfe.texto.includes(palavra))).toEqual([])
    for (const pagina of danfe.paginas) expect(pagina).toContain(`/${danfe.paginas.length}`)
  })

  test('with 120 instalments every product is printed, and with 120 sentences every sentence', async () => {
    const dups = Array.from(
      { length: 120 },
      (_, i) =>
        `<dup><nDup>${String(i + 1).padStart(3, '0')}</nDup><dVenc>2027-01-10</dVenc><vDup>${i + 1}.00</vDup></dup>`,
    )
    const frases = Array.from({ length: 120 }, (_, i) => `Frase ${i + 1} do remetente, até o fim.`)
    const { paginas } = await readDanfe(
      modelo
        .replace('<pag>', `<cobr>${dups.join('')}</cobr><pag>`)
        .replace('<infCpl>Pedido 123</infCpl>', `<infCpl>${frases.join(' ')}</infCpl>`),
    )
    const tudo = paginas.join(' ').replaceAll(/\s+/g, ' ')
    expect(tudo.match(/ARROZ AGULHINHA 5KG/g)).toHaveLength(1)
    for (const [i, parte] of frases.entries()) {
      expect(tudo, parte).toContain(parte)
      expect(tudo).toContain(`${String(i + 1).padStart(3, '0')}: 10/01/2027, ${i + 1},00`)
    }
    expect(tudo).not.toContain('…')
  })

  test.each([
    ['2', 'DANFE em Contingência - impresso em decorrência de problemas técnicos'],
    ['4', 'DANFE impresso em contingência - EPEC regularmente recebido pela Receita Federal do Brasil'],
    ['5', 'DANFE em Contingência - impresso em decorrência de problemas técnicos'],
    ['6', 'SVC-AN'],
  ])('a note issued in contingency %s says so on every page, since when and why', async (tipo, dizer) => {
    const { paginas } = await readDanfe(
      modelo
        .replace('<tpEmis>1</tpEmis>', `<tpEmis>${tipo}</tpEmis>`)
        .replace(
          '</ide>',
          '<dhCont>2026-11-20T09:30:00-03:00</dhCont><xJust>Sem comunicação com a Sefaz</xJust></ide>',
        ),
    )
    const pagina = paginas.join(' ').replaceAll(/\s+/g, ' ')
    expect(pagina).toContain(dizer)
    expect(pagina).toContain('Em contingência desde 20/11/2026 09:30:00: Sem comunicação com a Sefaz')
  })

  test('an ordinary note says nothing of contingency; one for testing says that it is worth nothing', async () => {
    const { paginas } = await readDanfe(modelo)
    expect(paginas.join(' ')).not.toMatch(/conting/i)
    expect(paginas.join(' ')).toContain('HOMOLOGAÇÃO - SEM VALOR FISCAL')
  })
})
