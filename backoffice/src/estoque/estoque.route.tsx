import { useState } from 'react'
import { useLoaderData, useNavigation } from 'react-router'

import type { ListaDoCatalogo, ProdutoDoCatalogo } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { EmptyState } from '@vitrine/ui'

import { MaisDaLista, MolduraDaTela, useGuarda } from '#cadastro'
import { Foto } from '#cliente'

import { FichaDoEstoque } from './ficha-do-estoque.tsx'
import { FiltrosDoEstoque } from './filtros-do-estoque.tsx'
import type { QualEstoque } from './lista-do-estoque.ts'
import type { loadEstoque } from './load-estoque.ts'
import { sayEstoque } from './palavras.ts'
import { useEstoque, type Estoque } from './use-estoque.ts'

import './estoque.css'

export { loadEstoque as loader } from './load-estoque.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Estoque' }

/** What there is of each product, what moves it, and what moved it (issue 17, line 3; decision 0148). */
export default function TelaDoEstoque() {
  useGuarda()
  const { qual, primeira, semDireito } = useLoaderData<typeof loadEstoque>()
  return (
    <MolduraDaTela
      className="lista estoque"
      titulo="Estoque"
      cabeca={
        <header className="estoque-cabeca">
          <h1>Estoque</h1>
          {primeira && (
            <span className="text-ink-muted num">
              {pluralize(primeira.total ?? 0, 'produto', 'produtos')}
            </span>
          )}
        </header>
      }
      conexao="GRAVA"
      semDireito={semDireito}
      direito="muda o estoque"
      oQue="o estoque"
    >
      {primeira && (
        <>
          <FiltrosDoEstoque key={`filtros ${JSON.stringify(qual)}`} qual={qual} />
          <Lista key={`lista ${JSON.stringify(qual)}`} primeira={primeira} qual={qual} />
        </>
      )}
    </MolduraDaTela>
  )
}

function Lista({ primeira, qual }: { primeira: ListaDoCatalogo; qual: QualEstoque }) {
  const estoque = useEstoque(primeira, qual)
  const [aberto, setAberto] = useState<ProdutoDoCatalogo | null>(null)
  const isEspera = useNavigation().state !== 'idle'
  const { produtos, putEstoque } = estoque
  if (produtos.length === 0)
    return primeira.contagens?.TODOS === 0 ? (
      <EmptyState icon="package" title="Nenhum produto ainda">
        Inclua ou importe produtos: o que houver de cada um aparece aqui.
      </EmptyState>
    ) : (
      <EmptyState icon="search" title="Nenhum produto assim" />
    )
  return (
    <>
      <ul className="lista-linhas estoque-linhas" aria-label="Produtos" aria-busy={isEspera}>
        {produtos.map((produto) => (
          <li key={produto.idcadastroextraproduto}>
            <Linha produto={produto} onAbrir={() => setAberto(produto)} />
          </li>
        ))}
      </ul>
      <Mais estoque={estoque} />
      <FichaDoEstoque produto={aberto} onEstoque={putEstoque} onClose={() => setAberto(null)} />
    </>
  )
}

function Linha({ produto, onAbrir }: { produto: ProdutoDoCatalogo; onAbrir: () => void }) {
  const { imagem, nome, sku, embalagem, estoque, unidade, ativo } = produto
  return (
    <button type="button" className="lista-linha" onClick={onAbrir}>
      <Foto imagem={imagem} />
      <span className="lista-quem">
        <b>{nome}</b>
        <small>{[sku, embalagem, ativo ? '' : 'pausado'].filter(Boolean).join(' · ')}</small>
      </span>
      <span className="lista-que num" data-zero={estoque === 0 || undefined}>
        {estoque === null ? <small>não contado</small> : <b>{sayEstoque(estoque, unidade)}</b>}
      </span>
    </button>
  )
}

const Mais = ({ estoque: { estado, temMais, readMais } }: { estoque: Estoque }) => (
  <MaisDaLista acao="Mostrar mais" temMais={temMais} estado={estado} onMais={() => void readMais()}>
    os próximos produtos
  </MaisDaLista>
)
