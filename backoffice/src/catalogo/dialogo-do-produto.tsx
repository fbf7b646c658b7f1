import { useEffect, useState } from 'react'

import type { ListaDoCatalogo, ProdutoDoCatalogo, ProdutoGuardado } from '@vitrine/contract'
import { Button, Notice, Panel, Skeleton } from '@vitrine/ui'

import { mayLeave } from '#cadastro'
import { EditorProduto, novaVariante, novoProduto, type ProdutoEscrito } from '#ficha'
import { api, useTrabalho } from '#shell'

import { toLinha } from './mudanca.ts'
import type { Atos } from './use-atos.ts'
import { Variantes } from './variantes.tsx'

export const NOVO = 'novo'

interface DialogoProps {
  /** Null: none is open; NOVO: one that there is not yet. */
  id: string | null
  categorias: NonNullable<ListaDoCatalogo['categorias']>
  atos: Atos
  onGravado: (gravado: ProdutoDoCatalogo) => void
  onMudadas: (mudadas: readonly ProdutoDoCatalogo[]) => void
  /** Another product in its place. */
  onAbrir: (id: string) => void
  onClose: () => void
}

/** One product whole, beside the list. */
export function DialogoDoProduto(props: DialogoProps) {
  const { id, categorias, atos, onGravado, onMudadas, onAbrir, onClose } = props
  return (
    <Panel
      open={id !== null}
      onClose={() => mayLeave() && onClose()}
      title={id === NOVO ? 'Novo produto' : 'Produto'}
      size="l"
      className="catalogo-ficha"
    >
      {id !== null && (
        <Aberto
          key={id}
          id={id}
          categorias={categorias}
          atos={atos}
          onMudadas={onMudadas}
          onAbrir={(outro) => mayLeave() && onAbrir(outro)}
          onGravado={(gravado) => {
            onGravado(toLinha(gravado))
            onClose()
          }}
        />
      )}
    </Panel>
  )
}

interface AbertoProps extends Pick<DialogoProps, 'categorias' | 'atos' | 'onMudadas' | 'onAbrir'> {
  id: string
  onGravado: (gravado: ProdutoGuardado) => void
}

function Aberto({ id, categorias, atos, onMudadas, onAbrir, onGravado }: AbertoProps) {
  const { idfornecedor } = useTrabalho().loja
  const [lido, setLido] = useState<ProdutoEscrito | 'lendo' | 'falhou'>(() =>
    id === NOVO ? novoProduto(categorias[0]?.idcategoria ?? '') : 'lendo',
  )
  useEffect(() => {
    if (lido !== 'lendo') return undefined
    const controle = new AbortController()
    void api(
      'GET /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}',
      { params: { idfornecedor, idcadastroextraproduto: id } },
      { signal: controle.signal },
    ).then(
      (resposta) => setLido(resposta.ok ? resposta.dados : 'falhou'),
      // It was closed before it came.
      () => undefined,
    )
    return () => controle.abort()
  }, [idfornecedor, id, lido])
  if (lido === 'lendo')
    return (
      <div className="catalogo-espera" aria-busy aria-label="Abrindo o produto">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    )
  if (lido === 'falhou')
    return (
      <Notice tone="danger" live="alert">
        Não conseguimos abrir o produto. Ele está guardado.{' '}
        <Button variant="outline" size="s" onClick={() => setLido('lendo')}>
          Tentar de novo
        </Button>
      </Notice>
    )
  return (
    <>
      <EditorProduto
        key={lido.idcadastroextraproduto}
        lido={lido}
        categorias={categorias}
        onGravado={onGravado}
      />
      {lido.versao !== null && (
        <Variantes
          lido={lido}
          atos={atos}
          onMudadas={onMudadas}
          onAbrir={onAbrir}
          onNova={() => mayLeave() && setLido(novaVariante(lido))}
        />
      )}
    </>
  )
}
