import { useEffect, useState } from 'react'

import type { ListaDoCatalogo, ProdutoDoCatalogo, ProdutoGuardado } from '@vitrine/contract'
import { Button, Notice, Panel, Skeleton } from '@vitrine/ui'

import { mayLeave } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { novoProduto, type ProdutoEscrito } from './campos-do-produto.ts'
import { EditorProduto } from './editor-produto.tsx'
import { toLinha } from './mudanca.ts'

export const NOVO = 'novo'

interface DialogoProps {
  /** Null: none is open; NOVO: one that there is not yet. */
  id: string | null
  categorias: NonNullable<ListaDoCatalogo['categorias']>
  onGravado: (gravado: ProdutoDoCatalogo) => void
  onClose: () => void
}

/** One product whole, beside the list. */
export function DialogoDoProduto({ id, categorias, onGravado, onClose }: DialogoProps) {
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
          onGravado={(gravado) => {
            onGravado(toLinha(gravado))
            onClose()
          }}
        />
      )}
    </Panel>
  )
}

interface AbertoProps extends Pick<DialogoProps, 'categorias'> {
  id: string
  onGravado: (gravado: ProdutoGuardado) => void
}

function Aberto({ id, categorias, onGravado }: AbertoProps) {
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
  return <EditorProduto lido={lido} categorias={categorias} onGravado={onGravado} />
}
