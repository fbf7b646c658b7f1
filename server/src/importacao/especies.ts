import type { TipoImportacao } from '@vitrine/contract'

import type { Especie } from '#especie'
import { especieCliente } from '#planilha-cliente'
import { especieCupom } from '#planilha-cupom'
import { especieEstoque } from '#planilha-estoque'
import { especiePreco } from '#planilha-preco'
import { especieProduto } from '#planilha-produto'
import { especieTabela } from '#planilha-tabela'

/** What sheets may be of. */
export const especies: Readonly<Record<TipoImportacao, Especie>> = {
  PRODUTOS: especieProduto,
  ESTOQUE: especieEstoque,
  PRECOS: especiePreco,
  TABELAS: especieTabela,
  CUPONS: especieCupom,
  CLIENTES: especieCliente,
}
