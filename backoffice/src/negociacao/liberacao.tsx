import { useState } from 'react'
import type { FormEvent } from 'react'

import { addDias, instantOf, todayIn } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Modal, Notice, Segmented, TextInput } from '@vitrine/ui'

import type { Negociacao } from '#grade'
import { api, useTrabalho } from '#shell'

interface LiberacaoProps {
  open: boolean
  negociacao: Negociacao
  /** Prices that wait for a supervisor. */
  aguarda: number
  onClose: () => void
}

/** Gives the cart back with its prices, for as long as they hold. */
export function Liberacao({ open, ...rest }: LiberacaoProps) {
  return (
    <Modal open={open} onClose={rest.onClose} title="Liberar com preços">
      {open && <Formulario {...rest} />}
    </Modal>
  )
}

function Formulario({ negociacao, aguarda, onClose }: Omit<LiberacaoProps, 'open'>) {
  const { fuso } = useTrabalho().loja
  const { horas_de_validade } = negociacao.grade.limites
  const [quando, setQuando] = useState<'padrao' | 'dia'>('padrao')
  const [dia, setDia] = useState(() => addDias(todayIn(fuso, new Date()), 2))
  const { release, erro } = useLiberacao(negociacao, onClose)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void release(quando === 'dia' ? instantOf(dia, '23:59', fuso).toISOString() : undefined)
  }
  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      <p>
        O cliente volta a comprar sozinho, com estes preços até a validade. Depois eles voltam aos da tabela.
      </p>
      {aguarda > 0 && (
        <Notice small tone="warning">
          {`${pluralize(aguarda, 'preço aguarda', 'preços aguardam')} o supervisor: até ele decidir vale o que já valia.`}
        </Notice>
      )}
      <Segmented
        label="Validade"
        name="quando"
        value={quando}
        onChange={setQuando}
        options={[
          { value: 'padrao', label: `${horas_de_validade} horas` },
          { value: 'dia', label: 'Até um dia' },
        ]}
      />
      {quando === 'dia' && (
        <TextInput
          label="Até o fim do dia"
          type="date"
          value={dia}
          onChange={({ target }) => setDia(target.value)}
        />
      )}
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" variant="negotiate">
          Liberar
        </Button>
      </div>
    </form>
  )
}

function useLiberacao({ grade, params, act }: Negociacao, onClose: () => void) {
  const [erro, setErro] = useState('')
  async function release(validade: string | undefined): Promise<void> {
    const falha = await act(
      api('POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/liberacao', {
        params,
        body: { visto: grade.negociacao?.revisao ?? 0, validade },
      }),
      ({ falha: { error } }) => {
        setErro(error)
        return true
      },
    )
    if (falha === null) onClose()
  }
  return { release, erro }
}
