import type { ChangeEvent } from 'react'
import { Form, useSubmit } from 'react-router'

import type { ListaDoCatalogo } from '@vitrine/contract'
import { Button, Select } from '@vitrine/ui'

import { keepFoco, VistasDaLista } from '#lista'
import { urlsPainel, useTrabalho } from '#shell'

import { ordens, toEndereco, vistas, type QualLista } from './lista.ts'
import { CATEGORIA_QUE_SUMIU } from './recorte-da-lista.ts'

interface FiltrosProps {
  qual: QualLista
  contagens: NonNullable<ListaDoCatalogo['contagens']>
  /** Of this list. */
  total: number
  categorias: NonNullable<ListaDoCatalogo['categorias']>
}

/** Which products: what is missing of them, words or a code, a category, in which order. All of it stands in the address. */
export function Filtros({ qual, contagens, total, categorias }: FiltrosProps) {
  const { slug } = useTrabalho().loja
  const submit = useSubmit()
  const onChoose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => void submit(currentTarget.form)
  return (
    <>
      <VistasDaLista
        label="Quais produtos"
        atual={qual.vista}
        vistas={listVistas(qual, contagens, total).map(({ id, nome, quantos }) => ({
          id,
          nome,
          quantos,
          to: urlsPainel.produtos(slug, toEndereco({ ...qual, vista: id })),
        }))}
      />
      <Form ref={keepFoco} role="search" className="catalogo-filtros">
        {qual.vista !== 'todos' && <input type="hidden" name="vista" value={qual.vista} />}
        {qual.recorte && <input type="hidden" name="recorte" value={qual.recorte} />}
        <div className="lista-busca">
          <input
            className="input input-s"
            type="search"
            name="busca"
            aria-label="Buscar produto"
            placeholder="Nome, código ou EAN"
            maxLength={100}
            defaultValue={qual.busca}
          />
          <Button type="submit" variant="outline" size="s">
            Buscar
          </Button>
        </div>
        <CampoDaCategoria categoria={qual.categoria} categorias={categorias} onChoose={onChoose} />
        <Select small label="Ordem" hideLabel name="ordem" defaultValue={qual.ordem} onChange={onChoose}>
          {ordens.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
      </Form>
    </>
  )
}

interface CampoDaCategoriaProps extends Pick<FiltrosProps, 'categorias'> {
  categoria: string
  onChoose: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** One that is gone by now is said to be, so that it can be put away. */
function CampoDaCategoria({ categoria, categorias, onChoose }: CampoDaCategoriaProps) {
  const isSumida = categoria !== '' && categorias.every(({ idcategoria }) => idcategoria !== categoria)
  return (
    <Select small label="Categoria" hideLabel name="categoria" defaultValue={categoria} onChange={onChoose}>
      <option value="">Todas as categorias</option>
      {isSumida && <option value={categoria}>{CATEGORIA_QUE_SUMIU}</option>}
      {categorias.map(({ idcategoria, caminho }) => (
        <option key={idcategoria} value={idcategoria}>
          {caminho}
        </option>
      ))}
    </Select>
  )
}

/** Views that are always offered; another one stands beside them while it is looked at. */
function listVistas(qual: QualLista, contagens: FiltrosProps['contagens'], total: number) {
  return vistas.flatMap(({ id, nome, vista }) => {
    if (vista in contagens) return [{ id, nome, quantos: contagens[vista as keyof typeof contagens] }]
    return id === qual.vista ? [{ id, nome, quantos: total }] : []
  })
}
