import { Form, Link, useSubmit } from 'react-router'

import type { ListaDoRegistro } from '@vitrine/contract'
import { Button, buttonClass, Select, TextInput } from '@vitrine/ui'

import { keepFoco } from '#lista'
import { urlsPainel, useTrabalho } from '#shell'

import { isTudo, type Filtro } from './filtro.ts'

interface FiltrosProps {
  filtro: Filtro
  cadastros: NonNullable<ListaDoRegistro['cadastros']>
  pessoas: NonNullable<ListaDoRegistro['pessoas']>
  /** Today where the store is: no change is later. */
  hoje: string
}

/** Which changes: of what, by whom, on which days. All of it stands in the address. */
export function Filtros({ filtro, cadastros, pessoas, hoje }: FiltrosProps) {
  const { slug } = useTrabalho().loja
  const submit = useSubmit()
  const onChoose = ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
    void submit(currentTarget.form)
  return (
    <Form ref={keepFoco} role="search" aria-label="Filtrar o registro" className="registro-filtros">
      <Select small label="O quê" name="tipo" defaultValue={filtro.tipo} onChange={onChoose}>
        <option value="">Tudo</option>
        {cadastros.map(({ cadastro, tipo }) => (
          <option key={cadastro} value={cadastro}>
            {tipo}
          </option>
        ))}
      </Select>
      <Select small label="Quem" name="quem" defaultValue={filtro.quem} onChange={onChoose}>
        <option value="">Todos</option>
        {pessoas.map(({ id, nome, como }) => (
          <option key={id} value={id}>
            {como === 'CHAVE' ? `${nome} (chave)` : nome}
          </option>
        ))}
      </Select>
      <TextInput small type="date" label="De" name="de" max={hoje} defaultValue={filtro.de} />
      <TextInput small type="date" label="Até" name="ate" max={hoje} defaultValue={filtro.ate} />
      <div className="registro-botoes">
        <Button type="submit" variant="outline" size="s">
          Filtrar
        </Button>
        {!isTudo(filtro) && (
          <Link className={buttonClass({ variant: 'outline', size: 's' })} to={urlsPainel.registro(slug)}>
            Limpar
          </Link>
        )}
      </div>
    </Form>
  )
}
