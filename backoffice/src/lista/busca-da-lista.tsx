import { Form } from 'react-router'

import { Button } from '@vitrine/ui'

import { keepFoco } from './keep-foco.ts'

interface BuscaDaListaProps {
  /** What is looked for: its name to who does not see it. */
  label: string
  placeholder: string
  busca: string
  /** The view that is kept; the list's first one needs no word in the address. */
  vista?: string
}

/** Words that a list is narrowed by: they stand in the address. */
export function BuscaDaLista({ label, placeholder, busca, vista }: BuscaDaListaProps) {
  return (
    <Form ref={keepFoco} role="search" className="lista-busca">
      {vista && <input type="hidden" name="vista" value={vista} />}
      <input
        className="input input-s"
        type="search"
        name="busca"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        defaultValue={busca}
      />
      <Button type="submit" variant="outline" size="s">
        Buscar
      </Button>
    </Form>
  )
}
