import type { Coluna } from './coluna.ts'
import { colunasProduto } from './colunas-produto.ts'
import { readTexto } from './read-celula.ts'

const [sku, ean, nome] = colunasProduto

/** Which product a row is of: by its code, else by its bar code; its name is for who reads. */
export const colunasCodigo = [
  {
    campo: sku.campo,
    titulo: sku.titulo,
    sinonimos: sku.sinonimos,
    read: sku.read,
    largura: 18,
    isApoio: true,
  },
  {
    campo: ean.campo,
    titulo: ean.titulo,
    sinonimos: ean.sinonimos,
    read: ean.read,
    largura: 18,
    isApoio: true,
  },
  {
    campo: nome.campo,
    titulo: 'Produto',
    sinonimos: [...nome.sinonimos, 'descricao'],
    read: readTexto(20_000),
    largura: 44,
    isApoio: true,
  },
] as const satisfies readonly Coluna[]
