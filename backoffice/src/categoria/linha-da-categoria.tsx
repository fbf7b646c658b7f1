import type { KeyboardEvent } from 'react'

import type { CategoriaGuardada } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Icon, IconButton, type IconName } from '@vitrine/ui'

import { useArrasto, type Parte } from '#arrasto'

import { findDestino, type Passo } from './arvore.ts'

export interface AcoesDaArvore {
  categorias: readonly CategoriaGuardada[]
  onPasso: (categoria: CategoriaGuardada, passo: Passo) => void
  onSolta: (movida: string, alvo: CategoriaGuardada, parte: Parte) => void
  onEdit: (categoria: CategoriaGuardada) => void
  onRemove: (categoria: CategoriaGuardada) => void
}

const passos: readonly { passo: Passo; icone: IconName; dito: string; tecla: string }[] = [
  { passo: 'sobe', icone: 'chevron-up', dito: 'Subir', tecla: 'ArrowUp' },
  { passo: 'desce', icone: 'chevron-down', dito: 'Descer', tecla: 'ArrowDown' },
  { passo: 'entra', icone: 'chevron-right', dito: 'Pôr dentro da de cima:', tecla: 'ArrowRight' },
  { passo: 'sai', icone: 'chevron-left', dito: 'Tirar de dentro:', tecla: 'ArrowLeft' },
]

/** A category, with the steps that it can take; Alt and an arrow take them too. */
export function LinhaDaCategoria({
  categoria,
  acoes,
}: {
  categoria: CategoriaGuardada
  acoes: AcoesDaArvore
}) {
  const { idcategoria, nome, produtos, icone, idcategoriapai } = categoria
  const { categorias, onPasso, onSolta, onEdit, onRemove } = acoes
  const { linha, alca, sobre } = useArrasto({
    id: idcategoria,
    isPai: idcategoriapai === null,
    onSolta: (movida, parte) => onSolta(movida, categoria, parte),
  })
  function onKeyDown(event: KeyboardEvent) {
    const passo = event.altKey ? passos.find(({ tecla }) => tecla === event.key) : undefined
    if (!passo) return
    event.preventDefault()
    onPasso(categoria, passo.passo)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons in it
    <div ref={linha} className="categorias-linha" data-sobre={sobre ?? undefined} onKeyDown={onKeyDown}>
      <span ref={alca} className="categorias-alca" aria-hidden="true" title="Arraste para mudar de lugar">
        <Icon name="arrow-up-down" />
      </span>
      <Icon name={icone as IconName} />
      <div>
        <b>{nome}</b>
        <p>{pluralize(produtos, 'produto', 'produtos')}</p>
      </div>
      <span className="categorias-botoes">
        {passos.map(({ passo, icone: seta, dito }) => {
          const destino = findDestino(categorias, idcategoria, passo)
          // A step that this place never has takes no room.
          if (!destino && (passo === 'entra' || passo === 'sai')) return null
          return (
            <IconButton
              key={passo}
              id={`${passo}-${idcategoria}`}
              icon={seta}
              label={`${dito} ${nome}`}
              disabled={!destino}
              onClick={() => onPasso(categoria, passo)}
            />
          )
        })}
        <IconButton icon="pencil" label={`Editar ${nome}`} onClick={() => onEdit(categoria)} />
        <IconButton icon="trash-2" label={`Apagar ${nome}`} onClick={() => onRemove(categoria)} />
      </span>
    </div>
  )
}
