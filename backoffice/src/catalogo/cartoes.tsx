import { Button } from '@vitrine/ui'

import { Foto } from '#cliente'

import { Estoque, Preco, SituacaoDita } from './linha-do-produto.tsx'
import type { Catalogo } from './use-catalogo.ts'

/** Products in a hand: each opens to be changed. */
export function Cartoes({ catalogo, onAbrir }: { catalogo: Catalogo; onAbrir: (id: string) => void }) {
  const { produtos, preview, temMais, estado, readMais } = catalogo
  return (
    <>
      <ul className="lista-linhas catalogo-cartoes" aria-label="Produtos">
        {produtos.map((produto) => {
          const agora = preview(produto)
          return (
            <li key={produto.idcadastroextraproduto}>
              <button
                type="button"
                className="lista-linha"
                onClick={() => onAbrir(produto.idcadastroextraproduto)}
              >
                <Foto imagem={agora.imagem} />
                <span className="lista-quem">
                  <b>{agora.nome}</b>
                  <small>
                    {agora.sku} · <Estoque produto={agora} />
                  </small>
                </span>
                <span className="lista-que num">
                  <Preco produto={agora} />
                  <SituacaoDita ativo={agora.ativo} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {temMais && (
        <Button variant="outline" loading={estado === 'lendo'} onClick={() => void readMais()}>
          Mostrar mais
        </Button>
      )}
    </>
  )
}
