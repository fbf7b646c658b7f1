import { colunasTabela, joinLista, readFaixaDaTabela } from '@vitrine/rules/importacao'

import type { CadastroProduto } from '@vitrine/contract'
import type { Achado, Celulas, Especie, EspecieAberta, Valores } from '#especie'
import { listPoliticas } from '#politica'
import { findPorCodigo, listProdutosDepois, listSkusComZero, type ProdutoDaPlanilha } from '#planilha-produto'

import { listFaixasDe, precoOf, QUALQUER } from './change-tabelas.ts'
import { checkLinhas, type Atual } from './check-linhas.ts'
import { listAvisos } from './list-avisos.ts'
import { findTabela, readTabelas, type TabelasDaLoja } from './find-tabela.ts'
import { findHoje, listTabelas, type TabelaDePreco } from './tabela.repository.ts'
import { listNovas, saveNovas } from './tabelas-novas.ts'
import { createEscritor } from './write-tabelas.ts'

const LOTE = 1000

/** Prices of price tables: a row for each product, table and quantity (decision 0171). */
export const especieTabela: Especie = {
  tipo: 'TABELAS',
  async open(db, idfornecedor): Promise<EspecieAberta<Atual>> {
    const [comZeros, loja, politicas, hoje] = await Promise.all([
      listSkusComZero(db, idfornecedor),
      readTabelas(db, idfornecedor),
      listPoliticas(db, idfornecedor),
      findHoje(db, idfornecedor),
    ])
    return {
      colunas: colunasTabela,
      find: async (agora, linhas) => {
        const produtos = await findPorCodigo(agora, { idfornecedor, comZeros }, linhas)
        return produtos.map((achado, i): Achado<Atual> =>
          'produto' in achado ? findPreco(achado.produto, linhas[i] ?? {}, loja) : achado,
        )
      },
      check: checkLinhas,
      warn: (linhas) => listAvisos(linhas, { politicas, hoje }),
      write: createEscritor(),
      novas: {
        campos: ['tabela', 'grupo', 'inicio', 'fim'],
        list: (ditas) => listNovas(ditas, loja),
        save: saveNovas,
      },
    }
  },
  async *readValores(db, idfornecedor, idpolitica) {
    const todas = await listTabelas(db, idfornecedor)
    const tabelas = idpolitica === undefined ? todas : todas.filter((cada) => cada.idpolitica === idpolitica)
    for (let depois = ''; tabelas.length > 0;) {
      const produtos = await listProdutosDepois(db, idfornecedor, { depois, limit: LOTE })
      yield produtos.flatMap(({ produto }) =>
        tabelas.flatMap((tabela) => listPrecos(produto, tabela, idpolitica !== undefined && produto.ativo)),
      )
      const ultimo = produtos.at(-1)
      if (!ultimo || produtos.length < LOTE) return
      depois = ultimo.produto.sku
    }
  },
}

function findPreco(
  { produto, versao }: ProdutoDaPlanilha,
  celulas: Celulas,
  loja: TabelasDaLoja,
): Achado<Atual> {
  const achada = findTabela(celulas, loja)
  const naColuna = (campo: string) => (campo in celulas ? campo : 'grupo')
  if ('erro' in achada)
    return { ...achada, campo: achada.campo === 'tabela' ? naColuna('tabela') : achada.campo }
  if ('nova' in achada)
    return {
      campo: naColuna('tabela'),
      erro: `A loja ainda não tem a tabela "${achada.nova.nome}": crie-a no aviso acima das linhas.`,
    }
  const { tabela } = achada
  const efeito = produto.tabelasdepreco?.[tabela.idpolitica]
  const faixas = listFaixasDe(efeito)
  if (celulas.quantidade === undefined && faixas.some((faixa) => faixa !== QUALQUER))
    return {
      campo: 'preco',
      erro: 'Esta tabela tem preços por quantidade deste produto: a planilha precisa da coluna "A partir de".',
    }
  if (celulas.quantidade?.trim() === '1' && produto.granularidade < 1)
    return {
      campo: 'quantidade',
      erro: 'Este produto se vende em menos de 1: deixe "A partir de" vazio para o preço de qualquer quantidade.',
    }
  const faixa = readFaixaDaTabela(celulas.quantidade ?? '')
  return {
    atual: {
      id: produto.idcadastroextraproduto,
      versao,
      produto,
      idpolitica: tabela.idpolitica,
      faixa,
      valores: valoresOf(produto, tabela, faixa),
    },
  }
}

function valoresOf(
  { sku, ean, nome, tabelasdepreco }: CadastroProduto,
  tabela: TabelaDePreco,
  faixa: string,
): Valores {
  const { idpolitica, tags, inicio, fim } = tabela
  const quantidade = faixa === QUALQUER ? null : Number(faixa)
  return {
    sku,
    ean,
    nome,
    tabela: tabela.nome,
    grupo: joinLista(tags),
    inicio,
    fim,
    quantidade,
    ...precoOf(tabelasdepreco?.[idpolitica], faixa),
  }
}

/** Prices of a product in a table; `isParaPreencher`: a row also where it has none. */
function listPrecos(produto: CadastroProduto, tabela: TabelaDePreco, isParaPreencher: boolean): Valores[] {
  const faixas = listFaixasDe(produto.tabelasdepreco?.[tabela.idpolitica])
  const ditas = isParaPreencher && !faixas.includes(QUALQUER) ? [QUALQUER, ...faixas] : faixas
  return ditas.map((faixa) => valoresOf(produto, tabela, faixa))
}
