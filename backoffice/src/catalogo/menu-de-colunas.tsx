import { useRef, useState } from 'react'

import { Button, buttonClass, Checkbox, Icon, useCloseOutside } from '@vitrine/ui'

import { opcionais } from './colunas.ts'
import type { useColunas } from './use-colunas.ts'

/** Which columns the list shows, on this device. */
export function MenuDeColunas({ escondidas, toggle, showTodas }: ReturnType<typeof useColunas>) {
  const menu = useRef<HTMLDetailsElement>(null)
  useCloseOutside(menu)
  const [isAberto, setAberto] = useState(false)
  return (
    <details
      ref={menu}
      className="catalogo-colunas"
      onToggle={({ currentTarget }) => setAberto(currentTarget.open)}
    >
      <summary className={buttonClass({ variant: 'outline', size: 's' })}>
        <Icon name="columns-3" />
        <span>Colunas</span>
        {escondidas.size > 0 && (
          <small>
            {opcionais.length - escondidas.size} de {opcionais.length}
          </small>
        )}
        <Icon name="chevron-down" size={16} />
      </summary>
      {isAberto && (
        <fieldset>
          <legend className="sr-only">Colunas da lista</legend>
          {opcionais.map(({ id, nome }) => (
            <Checkbox key={id} checked={!escondidas.has(id)} onChange={() => toggle(id)}>
              {nome}
            </Checkbox>
          ))}
          <Button variant="ghost" size="s" onClick={showTodas}>
            Mostrar todas
          </Button>
        </fieldset>
      )}
    </details>
  )
}
