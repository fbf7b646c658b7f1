import { useState } from 'react'
import type { FormEvent } from 'react'

import type { AjustesDaNegociacao } from '@vitrine/contract'
import { Notice, showToast, TextInput } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import {
  camposDosLimites,
  descritos,
  readLimites,
  sayLimites,
  toTextos,
  type CampoDoLimite,
} from './campos-dos-limites.ts'
import { FimDoFormulario } from './fim-do-formulario.tsx'
import { useAjustes } from './use-ajustes.ts'

/** The limits of each role. Who runs the store changes them; who attends reads them. */
export function FormularioLimites({ lidos }: { lidos: AjustesDaNegociacao }) {
  const { papel } = useTrabalho()
  const [textos, setTextos] = useState(() => toTextos(lidos))
  const { save, outros, erros, setErros, isEspera, takeOutros } = useLimites(lidos)
  const isLeitura = papel !== 'fornecedor'
  async function write(versao?: number | null) {
    const lida = readLimites(textos)
    if ('errados' in lida)
      return setErros(Object.fromEntries(lida.errados.map((campo) => [campo, sayErro(campo)])))
    if (await save(lida.limites, versao)) {
      setTextos(toTextos(lida.limites))
      showToast('Limites gravados.')
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void write()
  }
  return (
    <form className="ajustes-form" onSubmit={onSubmit} noValidate aria-label="Limites da negociação">
      {isLeitura && <Notice small>Quem administra a loja muda estes ajustes.</Notice>}
      {/* Who may only read walks through them by keys all the same, which scrolls. */}
      <fieldset>
        <legend className="sr-only">Limites da negociação</legend>
        {camposDosLimites.map((campo) => (
          <TextInput
            key={campo}
            label={descritos[campo].rotulo}
            hint={descritos[campo].dica}
            inputMode="decimal"
            autoComplete="off"
            readOnly={isLeitura}
            value={textos[campo]}
            error={erros[campo]}
            onChange={({ target }) => setTextos({ ...textos, [campo]: target.value })}
          />
        ))}
      </fieldset>
      <FimDoFormulario
        conflito={outros && `Está assim: ${sayLimites(outros)}.`}
        onOutra={() => {
          if (outros) setTextos(toTextos(outros))
          takeOutros()
        }}
        onMinha={() => void write(outros?.versao)}
        erros={erros}
        isLeitura={isLeitura}
        isEspera={isEspera}
      />
    </form>
  )
}

const sayErro = (campo: CampoDoLimite) =>
  descritos[campo].isPercentual ? 'Escreva um percentual, como 7,5.' : 'Escreva um número inteiro.'

function useLimites(lidos: AjustesDaNegociacao) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor }
  return useAjustes(lidos, {
    campos: camposDosLimites,
    read: () => api('GET /painel/v1/{idfornecedor}/ajustes-negociacao', { params }),
    write: (limites, versao) =>
      api('PUT /painel/v1/{idfornecedor}/ajustes-negociacao', { params, body: { ...limites, versao } }),
  })
}
