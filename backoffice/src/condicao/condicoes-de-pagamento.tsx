import { useState } from 'react'
import type { FormEvent } from 'react'

import type { CondicaoDoOrcamento } from '@vitrine/contract'
import { Button, IconButton, Modal, Select, TextInput } from '@vitrine/ui'

import './condicao.css'
import { readCondicao, sayCondicao, type Erros, type Forma } from './read-condicao.ts'

interface CondicoesProps {
  condicoes: readonly CondicaoDoOrcamento[]
  formas: readonly Forma[]
  onChange: (condicoes: CondicaoDoOrcamento[]) => void
}

/** How a budget may be paid: methods of the store with terms and discounts of their own; none: in any way (decision 0113). */
export function CondicoesDePagamento({ condicoes, formas, onChange }: CondicoesProps) {
  const [inclui, setInclui] = useState(false)
  const livres = formas.filter(({ idformapagto }) => !isEscolhida(condicoes, idformapagto))
  return (
    <section aria-labelledby="condicoes">
      <h2 id="condicoes">Condições de pagamento</h2>
      {condicoes.length === 0 ? (
        <p className="condicoes-nenhuma">Qualquer forma da loja.</p>
      ) : (
        <ul className="condicoes">
          {condicoes.map((condicao) => (
            <li key={condicao.idformapagto}>
              {sayCondicao(condicao, formas)}
              <IconButton
                icon="x"
                iconSize={16}
                label={`Tirar ${sayCondicao(condicao, formas)}`}
                onClick={() => onChange(condicoes.filter((cada) => cada !== condicao))}
              />
            </li>
          ))}
        </ul>
      )}
      {livres.length > 0 && (
        <Button variant="outline" size="s" icon="plus" onClick={() => setInclui(true)}>
          Incluir condição
        </Button>
      )}
      <Modal open={inclui} onClose={() => setInclui(false)} title="Condição de pagamento">
        {inclui && (
          <Formulario
            formas={livres}
            onInclude={(condicao) => {
              onChange([...condicoes, condicao])
              setInclui(false)
            }}
          />
        )}
      </Modal>
    </section>
  )
}

const isEscolhida = (condicoes: readonly CondicaoDoOrcamento[], id: string) =>
  condicoes.some(({ idformapagto }) => idformapagto === id)

interface FormularioProps {
  formas: readonly Forma[]
  onInclude: (condicao: CondicaoDoOrcamento) => void
}

function Formulario({ formas, onInclude }: FormularioProps) {
  const [idforma, setIdforma] = useState('')
  const [digitada, setDigitada] = useState({ prazo: '', desconto: '' })
  const [erros, setErros] = useState<Erros>({})
  const forma = formas.find(({ idformapagto }) => idformapagto === idforma) ?? formas[0]
  function type(mudanca: Partial<typeof digitada>) {
    setDigitada({ ...digitada, ...mudanca })
    setErros({})
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!forma) return
    const lida = readCondicao(forma, digitada)
    if ('erros' in lida) setErros(lida.erros)
    else onInclude(lida.condicao)
  }
  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      <Select
        label="Forma de pagamento"
        value={forma?.idformapagto}
        onChange={({ target }) => setIdforma(target.value)}
      >
        {formas.map(({ idformapagto, nome }) => (
          <option key={idformapagto} value={idformapagto}>
            {nome}
          </option>
        ))}
      </Select>
      {forma?.tipo === 'FATURADO' && (
        <TextInput
          label="Prazo, em dias"
          optional
          hint="Como 28/35/42. Vazio: os prazos da loja."
          inputMode="text"
          autoComplete="off"
          value={digitada.prazo}
          error={erros.prazo}
          onChange={({ target }) => type({ prazo: target.value })}
        />
      )}
      <TextInput
        label="Desconto (%)"
        optional
        hint="Sobre os produtos, para quem paga assim."
        inputMode="decimal"
        autoComplete="off"
        value={digitada.desconto}
        error={erros.desconto}
        onChange={({ target }) => type({ desconto: target.value })}
      />
      <Button type="submit">Incluir</Button>
    </form>
  )
}
