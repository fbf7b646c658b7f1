import { useEffect, useRef, useState } from 'react'

import { Button, Icon } from '@vitrine/ui'

import { tellMudanca } from '#cadastro'
import { BuscaDeProduto } from '#produto'
import { api, useTrabalho } from '#shell'

import { erroOf, type CampoProps } from './campo-descrito.ts'
import { asTextos } from './valores.ts'

/** Products by name, in the order in which they are shown. */
export function CampoDeProdutos({ campo, valor, lugar, erros, onValor }: CampoProps) {
  const { idfornecedor } = useTrabalho().loja
  const ref = useRef<HTMLFieldSetElement>(null)
  const [busca, setBusca] = useState(false)
  const ids = asTextos(valor)
  const { nomes, keep } = useNomes(ids)
  const erro = erroOf(erros, lugar)
  function change(novos: readonly string[]) {
    onValor(novos)
    tellMudanca(ref.current)
  }
  return (
    <fieldset ref={ref} className="descrito-itens">
      <legend>{campo.label}</legend>
      {campo.hint && <p className="field-hint">{campo.hint}</p>}
      <ul className="descrito-produtos" aria-label={campo.label}>
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="chip"
              onClick={() => change(ids.filter((outro) => outro !== id))}
            >
              <span className="sr-only">Tirar </span>
              {nomes.get(id) ?? 'Produto'}
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      {erro && (
        <p role="alert" className="field-error">
          {erro}
        </p>
      )}
      {ids.length < (campo.max ?? 8) && (
        <Button variant="outline" size="s" icon="plus" onClick={() => setBusca(true)}>
          Incluir produto
        </Button>
      )}
      <BuscaDeProduto
        open={busca}
        idfornecedor={idfornecedor}
        onClose={() => setBusca(false)}
        onChoose={(achado) => {
          if (ids.includes(achado.id)) return Promise.resolve('Este produto já está na lista.')
          keep(achado.id, achado.name)
          change([...ids, achado.id])
          return Promise.resolve(null)
        }}
      />
    </fieldset>
  )
}

/** What the products are called that stood there before; one that is not sold any more has no name here. */
function useNomes(ids: readonly string[]) {
  const { idfornecedor } = useTrabalho().loja
  const [nomes, setNomes] = useState<ReadonlyMap<string, string>>(new Map())
  const [lidos] = useState(ids)
  const keep = (id: string, nome: string) => setNomes((antes) => new Map([...antes, [id, nome]]))
  useEffect(() => {
    let isAberto = true
    for (const id of lidos)
      void (async () => {
        const resposta = await api('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
          params: { a: 'token', b: idfornecedor, c: id },
          query: {},
        })
        if (isAberto && resposta.ok) keep(id, resposta.dados.name)
      })()
    return () => {
      isAberto = false
    }
  }, [idfornecedor, lidos])
  return { nomes, keep }
}
