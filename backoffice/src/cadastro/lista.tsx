import type { ReactNode } from 'react'

import { Button, IconButton, Pill } from '@vitrine/ui'

export interface ItemDaLista {
  id: string
  nome: string
  frase: string
  ativa: boolean
  onEdit: () => void
  onRemove?: () => void
}

interface ListaProps {
  nome: string
  itens: readonly ItemDaLista[]
  /** What stands there while there is none. */
  vazia: ReactNode
  novas: readonly { nome: string; onPress: () => void }[]
  /** Looked at alone. */
  isLeitura?: boolean
}

/** Records of one kind: each says what it is, opens to be changed, and may be removed. */
export function Lista({ nome, itens, vazia, novas, isLeitura = false }: ListaProps) {
  return (
    <>
      {itens.length === 0 && <p className="text-ink-muted">{vazia}</p>}
      <ul className="ajustes-lista" aria-label={nome}>
        {itens.map(({ id, nome: titulo, frase, ativa, onEdit, onRemove }) => (
          <li key={id}>
            <div>
              <b>{titulo}</b> {!ativa && <Pill>Desligada</Pill>}
              <p>{frase}</p>
            </div>
            {!isLeitura && <IconButton icon="pencil" label={`Editar ${titulo}`} onClick={onEdit} />}
            {!isLeitura && onRemove && (
              <IconButton icon="trash-2" label={`Apagar ${titulo}`} onClick={onRemove} />
            )}
          </li>
        ))}
      </ul>
      {!isLeitura && (
        <div className="flex flex-wrap gap-3">
          {novas.map(({ nome: rotulo, onPress }) => (
            <Button key={rotulo} variant="outline" icon="plus" onClick={onPress}>
              {rotulo}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
