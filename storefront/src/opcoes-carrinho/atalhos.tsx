import { useState } from 'react'

import { Button, Modal, Switch } from '@vitrine/ui'

import { isTeclaLigada, switchTecla } from '#compra'

import './atalhos.css'

const atalhos: readonly { teclas: readonly string[]; faz: string }[] = [
  { teclas: ['C'], faz: 'Abre o carrinho' },
  { teclas: ['↑', '↓'], faz: 'Vai de um produto a outro' },
  { teclas: ['+', '−'], faz: 'Muda a quantidade' },
  { teclas: ['Del'], faz: 'Tira o produto' },
  { teclas: ['Ctrl', 'Enter'], faz: 'Vai para o pedido' },
  { teclas: ['?'], faz: 'Mostra esta lista' },
]

/** The row that opens the list of keys, where there is a keyboard. */
export function Atalhos() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" icon="keyboard" className="opcao-teclado" onClick={() => setOpen(true)}>
        Atalhos do teclado
      </Button>
      <ListaAtalhos open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** The keys of the cart; the one that acts from anywhere can be switched off (WCAG 2.1.4). */
export function ListaAtalhos({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isLigada, setLigada] = useState(isTeclaLigada)
  return (
    <Modal open={open} onClose={onClose} title="Atalhos do teclado">
      {open && (
        <>
          <dl className="atalhos">
            {atalhos.map(({ teclas, faz }) => (
              <div key={faz}>
                <dt>
                  {teclas.map((tecla) => (
                    <kbd key={tecla}>{tecla}</kbd>
                  ))}
                </dt>
                <dd>{faz}</dd>
              </div>
            ))}
          </dl>
          <p className="text-12 text-ink-muted">Nenhum age enquanto você escreve em um campo.</p>
          <Switch
            end
            className="mt-3"
            checked={isLigada}
            onChange={({ target }) => {
              switchTecla(target.checked)
              setLigada(target.checked)
            }}
          >
            Abrir o carrinho com a tecla C
          </Switch>
        </>
      )}
    </Modal>
  )
}
