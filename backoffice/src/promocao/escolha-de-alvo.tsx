import { useRef, useState } from 'react'

import { Button, Checkbox, Icon } from '@vitrine/ui'

import { tellMudanca } from '#cadastro'
import { BuscaDeProduto } from '#produto'
import { useTrabalho } from '#shell'

export interface Nomeado {
  id: string
  nome: string
}

/** Products and categories that something is for. */
export interface Alvo {
  produtos: readonly string[]
  categorias: readonly string[]
}

interface EscolhaDeAlvoProps {
  alvo: Alvo
  onAlvo: (alvo: Alvo) => void
  categorias: readonly Nomeado[]
  nomes: ReadonlyMap<string, string>
  /** A product that was found gets its name. */
  onNome: (nomeado: Nomeado) => void
  erro: string | undefined
}

/** Which products: those of some categories, and some by name. */
export function EscolhaDeAlvo({ alvo, onAlvo, categorias, nomes, onNome, erro }: EscolhaDeAlvoProps) {
  const { idfornecedor } = useTrabalho().loja
  const [busca, setBusca] = useState(false)
  const ref = useRef<HTMLFieldSetElement>(null)
  function change(mudado: Partial<Alvo>) {
    tellMudanca(ref.current)
    onAlvo({ ...alvo, ...mudado })
  }
  return (
    <fieldset ref={ref} className="frase-alvo">
      <legend>Em quais produtos</legend>
      <Categorias
        categorias={categorias}
        escolhidas={alvo.categorias}
        onChange={(ids) => change({ categorias: ids })}
      />
      <ul className="frase-produtos" aria-label="Produtos escolhidos">
        {alvo.produtos.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="chip"
              onClick={() => change({ produtos: alvo.produtos.filter((outro) => outro !== id) })}
            >
              <span className="sr-only">Tirar </span>
              {nomes.get(id) ?? 'Produto'}
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="outline" size="s" icon="plus" onClick={() => setBusca(true)}>
        Incluir produto
      </Button>
      {erro && (
        <p className="field-error" role="alert">
          {erro}
        </p>
      )}
      <BuscaDeProduto
        open={busca}
        idfornecedor={idfornecedor}
        onClose={() => setBusca(false)}
        onChoose={async ({ id, name }) => {
          if (alvo.produtos.includes(id)) return 'Este produto já está na lista.'
          onNome({ id, nome: name })
          change({ produtos: [...alvo.produtos, id] })
          return null
        }}
      />
    </fieldset>
  )
}

interface CategoriasProps {
  categorias: readonly Nomeado[]
  escolhidas: readonly string[]
  onChange: (ids: string[]) => void
}

function Categorias({ categorias, escolhidas, onChange }: CategoriasProps) {
  if (categorias.length === 0) return null
  return (
    <div role="group" aria-label="Categorias" className="frase-categorias">
      {categorias.map(({ id, nome }) => (
        <Checkbox
          key={id}
          checked={escolhidas.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...escolhidas, id] : escolhidas.filter((outra) => outra !== id))
          }
        >
          {nome}
        </Checkbox>
      ))}
    </div>
  )
}
