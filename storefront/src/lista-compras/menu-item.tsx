import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

import type { ItemLista } from '@vitrine/contract'
import { Button, IconButton, Modal, showToast } from '@vitrine/ui'

import type { changeLista } from './change-lista.ts'

interface MenuItemProps {
  item: ItemLista
  editavel: boolean
  destinos: readonly { idlista: string; nome: string }[]
  onRemove: () => void
}

/** Copy a line to another list, or take it off this one. */
export function MenuItem({ item, editavel, destinos, onRemove }: MenuItemProps) {
  const [isOpen, setOpen] = useState(false)
  const fetcher = useFetcher<typeof changeLista>()
  const answer = fetcher.data
  useEffect(() => {
    if (!answer || !('feito' in answer)) return
    const texto = answer.feito ?? answer.erro
    if (texto) showToast(texto)
  }, [answer])
  const canCopy = destinos.length > 0 && item.produto !== null
  if (!canCopy && !editavel) return <span />
  return (
    <div className="lista-menu">
      {canCopy && (
        <IconButton
          icon="copy"
          iconSize={16}
          label={`Copiar ${item.nome} para outra lista`}
          onClick={() => setOpen(true)}
        />
      )}
      {editavel && (
        <IconButton icon="trash-2" iconSize={16} label={`Tirar ${item.nome} da lista`} onClick={onRemove} />
      )}
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Copiar para">
        {isOpen && (
          <ul className="grid gap-2">
            {destinos.map(({ idlista, nome }) => (
              <li key={idlista}>
                <Button
                  variant="outline"
                  block
                  onClick={() => {
                    void fetcher.submit({ acao: 'copiar', id: item.id, destino: idlista }, { method: 'post' })
                    setOpen(false)
                  }}
                >
                  {nome}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Modal>
    </div>
  )
}
