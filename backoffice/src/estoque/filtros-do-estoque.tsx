import { Form, Link } from 'react-router'

import { Button, TextInput } from '@vitrine/ui'

import { keepFoco } from '#lista'
import { urlsPainel, useTrabalho } from '#shell'

import { toEndereco, vistas, type QualEstoque } from './lista-do-estoque.ts'

/** Which products: in which state their stock is, words or a code. All of it stands in the address. */
export function FiltrosDoEstoque({ qual }: { qual: QualEstoque }) {
  const { slug } = useTrabalho().loja
  return (
    <>
      <nav ref={keepFoco} aria-label="Quais produtos" className="lista-vistas">
        {vistas.map(({ id, nome }) => (
          <Link
            key={id}
            className="chip"
            to={urlsPainel.estoque(slug, toEndereco({ ...qual, vista: id }))}
            aria-current={id === qual.vista ? 'page' : undefined}
          >
            {nome}
          </Link>
        ))}
      </nav>
      <Form ref={keepFoco} role="search" className="estoque-filtros">
        {qual.vista !== 'todos' && <input type="hidden" name="vista" value={qual.vista} />}
        <TextInput
          small
          hideLabel
          type="search"
          name="busca"
          label="Buscar produto"
          placeholder="Nome, código ou EAN"
          maxLength={100}
          defaultValue={qual.busca}
        />
        {qual.vista === 'baixo' && (
          <TextInput
            small
            label="Menos de"
            name="menos"
            inputMode="decimal"
            maxLength={10}
            defaultValue={String(qual.menosDe).replace('.', ',')}
          />
        )}
        <Button type="submit" variant="outline" size="s">
          Buscar
        </Button>
      </Form>
    </>
  )
}
