import { Form, useActionData, useNavigation } from 'react-router'

import type { Pedido } from '@vitrine/contract'
import { Button, Checkbox, Icon, Notice, Textarea } from '@vitrine/ui'

import { formatUltimoDia, type Hoje } from '#pedido'

import type { changePedido } from './change-pedido.ts'

const notas = ['Péssimo', 'Ruim', 'Regular', 'Bom', 'Ótimo'] as const

const motivos = [
  ['NO_PRAZO', 'Chegou no prazo'],
  ['PRODUTOS_BONS', 'Produtos bons'],
  ['BOM_ATENDIMENTO', 'Bom atendimento'],
  ['ATRASOU', 'Atrasou'],
  ['FALTOU_PRODUTO', 'Faltou produto'],
  ['PRODUTO_RUIM', 'Produto com problema'],
] as const

/** 1 to 5 stars, reasons with one tap and words, to be changed for 7 days (ux 1.11.4). */
export function AvaliacaoPedido({ pedido, hoje }: { pedido: Pedido; hoje: Hoje }) {
  const { avaliacao, podeAvaliar } = pedido
  const { state, formData } = useNavigation()
  const answer = useActionData<typeof changePedido>()
  const erro = answer?.acao === 'avaliar' ? answer.erro : null
  if (!podeAvaliar) return avaliacao && <Dada avaliacao={avaliacao} />
  return (
    <section className="mt-10" aria-labelledby="avaliacao">
      <h2 id="avaliacao" className="mb-3">
        {avaliacao ? 'Sua avaliação' : 'Como foi este pedido?'}
      </h2>
      {erro && (
        <Notice tone="danger" live="alert" className="mb-4">
          {erro}
        </Notice>
      )}
      <Form method="post" preventScrollReset className="grid max-w-[640px] gap-4">
        <input type="hidden" name="acao" value="avaliar" />
        <fieldset className="options">
          <legend className="sr-only">Nota</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {notas.map((nome, i) => (
              <label key={nome} className="flex min-h-tap items-center gap-2">
                <input
                  type="radio"
                  className="radio"
                  name="estrelas"
                  value={i + 1}
                  defaultChecked={avaliacao?.estrelas === i + 1}
                  required
                />
                {i + 1} <Icon name="star" size={16} /> {nome}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="mb-1 text-ink-muted">O que pesou na nota</legend>
          {motivos.map(([codigo, nome]) => (
            <Checkbox
              key={codigo}
              name="motivos"
              value={codigo}
              defaultChecked={avaliacao?.motivos.includes(codigo)}
            >
              {nome}
            </Checkbox>
          ))}
        </fieldset>
        <Textarea name="texto" label="Comentário" optional maxLength={1000} defaultValue={avaliacao?.texto} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" loading={state !== 'idle' && formData?.get('acao') === 'avaliar'}>
            {avaliacao ? 'Mudar avaliação' : 'Avaliar'}
          </Button>
          {avaliacao && (
            <p className="text-12 text-ink-muted">
              Pode ser mudada até {formatUltimoDia(avaliacao.editavel_ate, hoje)}.
            </p>
          )}
        </div>
      </Form>
    </section>
  )
}

function Dada({ avaliacao }: { avaliacao: NonNullable<Pedido['avaliacao']> }) {
  const { estrelas, texto } = avaliacao
  return (
    <section className="mt-10" aria-labelledby="avaliacao">
      <h2 id="avaliacao" className="mb-2">
        Sua avaliação
      </h2>
      <p>
        {estrelas} de 5: {notas[estrelas - 1]}
      </p>
      {texto && <p className="text-ink-muted">{texto}</p>}
    </section>
  )
}
