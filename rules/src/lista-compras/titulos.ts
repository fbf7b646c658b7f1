import { foldTexto } from '#texto'

/** What a column holds, as far as an order goes; 'outra' is known and says nothing of what is asked for. */
export type Papel = 'codigo' | 'nome' | 'quantidade' | 'unidade' | 'item' | 'outra'

const words = (texto: string): ReadonlySet<string> => new Set(texto.split(' '))

/** In this order: 'Preço por quantidade' is a price, 'Quantidade mínima' a minimum, 'Código do produto' a code. */
const papeis: readonly (readonly [Papel, ReadonlySet<string>])[] = [
  [
    'outra',
    words(
      'preco precos valor vl vlr vr total subtotal unitario custo desconto ipi icms st ncm cfop cst estoque saldo disponivel ' +
        'minimo minima min maximo maxima max multiplo categoria grupo secao marca fabricante fornecedor peso data entrega ' +
        'observacao obs linha seq sequencia ordem embalagem por status situacao faturada atendida parcela vencimento emissao pagamento canal',
    ),
  ],
  ['quantidade', words('qtd qtde qtda qte qt quantidade quantidades quant pedir comprar')],
  ['codigo', words('sku codigo codigos cod referencia ref ean gtin barras')],
  ['nome', words('produto produtos nome descricao descr mercadoria artigo')],
  ['unidade', words('un und unid unidade medida um')],
  ['item', words('item itens n no num numero')],
]

/** What the heading of a column says that it holds; null when we do not know the heading. */
export function readTitulo(celula: string): Papel | null {
  if (/\d/.test(celula) || celula.length > 40) return null
  const palavras = foldTexto(celula.replace(/[º°]/g, ''))
    .split(/[^a-z]+/)
    .filter(Boolean)
  return papeis.find(([, titulos]) => palavras.some((palavra) => titulos.has(palavra)))?.[0] ?? null
}

/** How many of the cells are headings. */
export function countTitulos(celulas: readonly string[]): number {
  return celulas.filter((celula) => readTitulo(celula) !== null).length
}

/** A row of headings: half of its cells are known, none is a number, and one of them says what is bought. */
export function isCabecalho(celulas: readonly string[]): boolean {
  const cheias = celulas.filter((celula) => celula !== '')
  if (cheias.some((celula) => /^[\d.,R$ -]*\d[\d.,]*$/.test(celula))) return false
  const papeisDaLinha = cheias.map(readTitulo)
  const sabidas = papeisDaLinha.filter((papel) => papel !== null)
  return (
    sabidas.length * 2 >= cheias.length &&
    sabidas.length > 1 &&
    sabidas.some((papel) => papel === 'codigo' || papel === 'nome' || papel === 'item')
  )
}
