import { useRef } from 'react'

import { pluralize } from '@vitrine/rules/texto'
import { Button, Chip, Select } from '@vitrine/ui'

import { tellMudanca } from '#cadastro'

import type { Ficha } from './campos-da-politica.ts'
import type { DadosDosPrecos } from './load-precos.ts'

interface AlvoProps {
  ficha: Ficha
  categorias: DadosDosPrecos['categorias']
  onFicha: (mudanca: Partial<Ficha>) => void
  /** A product is looked for: in a dialog beside the form. */
  onBusca: () => void
}

/** What a policy is for: the whole store, or the products and categories that are chosen. */
export function AlvoDaPolitica({ ficha, categorias, onFicha, onBusca }: AlvoProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const { produtos, nomeados } = ficha
  const semNome = produtos.filter((id) => nomeados.every((cada) => cada.idcadastroextraproduto !== id))
  function change(mudanca: Partial<Ficha>) {
    tellMudanca(ref.current)
    onFicha(mudanca)
  }
  return (
    <fieldset ref={ref}>
      <legend>Em quê</legend>
      <div className="precos-escolhas">
        {produtos.length + ficha.categorias.length === 0 && (
          <span className="text-ink-muted">Em toda a loja.</span>
        )}
        <Escolhidos ficha={ficha} categorias={categorias} onChange={change} />
        {semNome.length > 0 && (
          <span className="text-ink-muted">e mais {pluralize(semNome.length, 'produto', 'produtos')}</span>
        )}
      </div>
      <div className="cadastro-par">
        <MaisCategoria
          categorias={categorias.filter(({ idcategoria }) => !ficha.categorias.includes(idcategoria))}
          onChoose={(idcategoria) => change({ categorias: [...ficha.categorias, idcategoria] })}
        />
        <Button variant="outline" icon="plus" className="precos-mais" onClick={onBusca}>
          Acrescentar um produto
        </Button>
      </div>
    </fieldset>
  )
}

interface MaisCategoriaProps {
  categorias: DadosDosPrecos['categorias']
  onChoose: (idcategoria: string) => void
}

function MaisCategoria({ categorias, onChoose }: MaisCategoriaProps) {
  return (
    <Select
      label="Acrescentar uma categoria"
      value=""
      onChange={({ target }) => target.value !== '' && onChoose(target.value)}
    >
      <option value="">Escolher…</option>
      {categorias.map(({ idcategoria, nome }) => (
        <option key={idcategoria} value={idcategoria}>
          {nome}
        </option>
      ))}
    </Select>
  )
}

function Escolhidos({
  ficha,
  categorias,
  onChange,
}: {
  ficha: Ficha
  categorias: DadosDosPrecos['categorias']
  onChange: (mudanca: Partial<Ficha>) => void
}) {
  const { produtos, nomeados } = ficha
  return (
    <>
      {ficha.categorias.map((id) => (
        <Chip
          key={id}
          on
          aria-label={`Tirar ${nameCategoria(id, categorias)}`}
          onClick={() => onChange({ categorias: ficha.categorias.filter((outra) => outra !== id) })}
        >
          {nameCategoria(id, categorias)}
        </Chip>
      ))}
      {nomeados.map(({ idcadastroextraproduto: id, nome }) => (
        <Chip
          key={id}
          on
          aria-label={`Tirar ${nome}`}
          onClick={() =>
            onChange({
              produtos: produtos.filter((outro) => outro !== id),
              nomeados: nomeados.filter((outro) => outro.idcadastroextraproduto !== id),
            })
          }
        >
          {nome}
        </Chip>
      ))}
    </>
  )
}

const nameCategoria = (id: string, categorias: DadosDosPrecos['categorias']) =>
  categorias.find(({ idcategoria }) => idcategoria === id)?.nome ?? 'Categoria'
