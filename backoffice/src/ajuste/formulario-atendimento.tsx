import { useState } from 'react'
import type { FormEvent } from 'react'

import type { AjustesDoAtendimento } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Notice, showToast, Switch, Textarea, TextInput } from '@vitrine/ui'

import { useTrabalho } from '#shell'

import { FimDoFormulario } from './fim-do-formulario.tsx'
import { useAjustesDoAtendimento } from './use-ajustes-do-atendimento.ts'

type Campos = Omit<AjustesDoAtendimento, 'versao'>

/** How soon customers are answered, and what those read who write while nobody is there. Who runs the store changes it; who attends reads it. */
export function FormularioAtendimento({ lidos }: { lidos: AjustesDoAtendimento }) {
  const { papel } = useTrabalho()
  const [ditos, setDitos] = useState<Campos>(lidos)
  /** Another's numbers are fields anew. */
  const [vez, setVez] = useState(0)
  const { save, outros, erros, isEspera, takeOutros } = useAjustesDoAtendimento(lidos)
  const change = (mudanca: Partial<Campos>) => setDitos((antes) => ({ ...antes, ...mudanca }))
  const isLeitura = papel !== 'fornecedor'
  async function write(versao?: number | null) {
    if (await save(ditos, versao)) showToast('Atendimento gravado.')
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void write()
  }
  return (
    <form className="ajustes-form" onSubmit={onSubmit} noValidate aria-label="Atendimento">
      {isLeitura && <Notice small>Quem administra a loja muda estes ajustes.</Notice>}
      <fieldset disabled={isLeitura}>
        <legend className="sr-only">Atendimento</legend>
        <Prazo key={vez} minutos={ditos.prazo_minutos} erro={erros.prazo_minutos} onChange={change} />
        <Switch
          checked={ditos.atende_feriado}
          onChange={({ target }) => change({ atende_feriado: target.checked })}
        >
          Atender também em feriados nacionais e do estado
        </Switch>
        <Switch checked={ditos.ausencia} onChange={({ target }) => change({ ausencia: target.checked })}>
          Responder sozinho a quem escreve fora do horário
        </Switch>
        {ditos.ausencia && (
          <Textarea
            label="O que a loja diz fora do horário"
            optional
            hint="{cliente}, {loja} e {volta} são preenchidos. Vazio: “Recebemos sua mensagem. O atendimento está fechado agora e volta {volta}.”"
            rows={3}
            maxLength={1000}
            value={ditos.mensagem_ausencia}
            error={erros.mensagem_ausencia}
            onChange={({ target }) => change({ mensagem_ausencia: target.value })}
          />
        )}
      </fieldset>
      <FimDoFormulario
        conflito={outros && `Está assim: ${sayAjustes(outros)}`}
        onOutra={() => {
          if (outros) setDitos(outros)
          setVez(vez + 1)
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

interface PrazoProps {
  minutos: number | null
  erro: string | undefined
  onChange: (mudanca: Pick<Campos, 'prazo_minutos'>) => void
}

function Prazo({ minutos, erro, onChange }: PrazoProps) {
  // As it is typed: '1,5' is no other number of minutes, it is asked about.
  const [texto, setTexto] = useState(minutos === null ? '60' : String(minutos))
  function type(novo: string) {
    setTexto(novo)
    const lido = Number(novo.trim().replace(',', '.'))
    onChange({ prazo_minutos: Number.isFinite(lido) ? lido : 0 })
  }
  return (
    <>
      <Switch
        checked={minutos !== null}
        onChange={({ target }) => (target.checked ? type('60') : onChange({ prazo_minutos: null }))}
      >
        Prometer um prazo de resposta
      </Switch>
      {minutos !== null && (
        <TextInput
          label="Responder em até (minutos)"
          hint="Contam só as horas em que as lojas estão abertas, sem feriados nem dias fechados. O cliente lê o prazo antes de escrever."
          inputMode="numeric"
          value={texto}
          error={erro}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </>
  )
}

function sayAjustes({ prazo_minutos, ausencia, atende_feriado, mensagem_ausencia }: Campos): string {
  const prazo =
    prazo_minutos === null ? 'sem prazo' : `prazo de ${pluralize(prazo_minutos, 'minuto', 'minutos')}`
  const fora = ausencia
    ? `fora do horário diz “${mensagem_ausencia || 'o texto padrão'}”`
    : 'fora do horário não responde'
  return `${prazo}; ${atende_feriado ? 'atende' : 'não atende'} em feriados; ${fora}.`
}
