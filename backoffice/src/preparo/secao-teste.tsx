import { type SyntheticEvent, useState } from 'react'

import type { TesteDaLoja } from '@vitrine/contract'
import { formatHoraDe, formatInstante } from '@vitrine/rules/data'
import { describeStatus } from '@vitrine/rules/pedido'
import { Button, Pill, showToast, TextInput } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { useTesteVisto } from './use-teste-visto.ts'

interface SecaoProps {
  teste: TesteDaLoja
  onChange: (agora: TesteDaLoja) => void
}

/** The order by which the store tries itself out: marked from the moment it comes, counted nowhere, cancelled in one go (decision 0164). */
export function SecaoTeste({ teste, onChange }: SecaoProps) {
  const { fuso, slug } = useTrabalho().loja
  const { armado_ate, pedidos } = teste
  const emCurso = pedidos.filter(({ status }) => status !== 'CANCELADO' && status !== 'ENTREGUE')
  const isEmCurso = Boolean(armado_ate) || emCurso.length > 0
  useTesteVisto(isEmCurso, onChange)
  return (
    <>
      <ol className="preparo-teste">
        <li>Abra a loja no celular e crie um cadastro com um e-mail que ainda não comprou nela.</li>
        <li>Escreva abaixo esse e-mail: o próximo pedido dele, em até uma hora, será um pedido de teste.</li>
        <li>Compre como um cliente compraria. Um pagamento online cobra de verdade, e volta ao encerrar.</li>
        <li>Veja se o aviso chegou à equipe e encerre o teste: o estoque volta.</li>
      </ol>
      <p className="text-ink-muted">
        O pedido de teste aparece marcado, e não entra em somas, planilhas, sugestões nem na leitura do ERP.
      </p>
      <Armar teste={teste} onChange={onChange} />
      <p role="status">
        {armado_ate && `Até ${formatHoraDe(armado_ate, fuso)}, o próximo pedido desse cadastro é um teste.`}
      </p>
      {pedidos.length > 0 && (
        <ul className="ajustes-lista" aria-label="Pedidos de teste">
          {pedidos.map(({ numpedido, status, criado_em }) => (
            <li key={numpedido}>
              <div>
                <b>Pedido {numpedido}</b> <Pill tone="warning">Pedido de teste</Pill>{' '}
                <Pill>{describeStatus(status).rotulo}</Pill>
                <p>{formatInstante(criado_em, fuso)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isEmCurso && <Encerrar key={slug} onChange={onChange} />}
    </>
  )
}

function Armar({ onChange }: SecaoProps) {
  const { idfornecedor } = useTrabalho().loja
  const [erro, setErro] = useState<string>()
  const [enviando, setEnviando] = useState(false)
  async function arm(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setEnviando(true)
    const resposta = await api('PUT /painel/v1/{idfornecedor}/pedido-de-teste', {
      params: { idfornecedor },
      body: { email },
    })
    setEnviando(false)
    setErro(resposta.ok ? undefined : (resposta.falha.campos?.email ?? resposta.falha.error))
    if (resposta.ok) onChange(resposta.dados)
  }
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      aria-label="Pedido de teste"
      noValidate
      onSubmit={(event) => void arm(event)}
    >
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label="E-mail do cadastro de teste"
        error={erro}
        maxLength={254}
      />
      <Button type="submit" variant="outline" loading={enviando}>
        Marcar o próximo pedido
      </Button>
    </form>
  )
}

function Encerrar({ onChange }: Pick<SecaoProps, 'onChange'>) {
  const { idfornecedor } = useTrabalho().loja
  const [enviando, setEnviando] = useState(false)
  const [erro, setErro] = useState('')
  async function end() {
    setEnviando(true)
    const resposta = await api('POST /painel/v1/{idfornecedor}/pedido-de-teste/encerrar', {
      params: { idfornecedor },
    })
    setEnviando(false)
    setErro(resposta.ok ? '' : resposta.falha.error)
    if (!resposta.ok) return
    onChange(resposta.dados)
    showToast('Teste encerrado.')
  }
  return (
    <>
      <Button variant="danger" loading={enviando} onClick={() => void end()}>
        Encerrar o teste
      </Button>
      {erro && <p role="alert">{erro}</p>}
    </>
  )
}
