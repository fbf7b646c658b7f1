import { useState } from 'react'

import type { ExigenciaDeFator } from '@vitrine/contract'
import { formatMomento } from '@vitrine/rules/data'
import { Button, Notice, Segmented, showToast } from '@vitrine/ui'

import { Dialogo } from '#chamada'
import { api, useTrabalho } from '#shell'

const MUDA = 'PUT /painel/v1/{idfornecedor}/segundo-fator'

/** Whether a second proof is asked of who works in the panel, and from when on. */
export function SecaoExigencia({ lida }: { lida: ExigenciaDeFator }) {
  const { loja } = useTrabalho()
  const [exigencia, setExigencia] = useState(lida)
  const [aberto, setAberto] = useState<'exige' | 'dispensa' | null>(null)
  const { vale_em, com_fator, pessoas } = exigencia
  return (
    <section tabIndex={-1} aria-labelledby="exigencia">
      <h2 id="exigencia">Segundo fator</h2>
      <p className="text-ink-muted">
        {com_fator} de {pessoas} {pessoas === 1 ? 'pessoa do painel tem' : 'pessoas do painel têm'} um segundo
        fator além da senha.
      </p>
      {vale_em && (
        <Notice tone="success" icon="shield-check">
          Exigido de quem usa o painel a partir de {formatMomento(vale_em, loja.fuso)}.
        </Notice>
      )}
      <Button variant="outline" onClick={() => setAberto(vale_em ? 'dispensa' : 'exige')}>
        {vale_em ? 'Deixar de exigir' : 'Exigir da equipe'}
      </Button>
      {aberto && (
        <Pergunta
          exige={aberto === 'exige'}
          versao={exigencia.versao}
          onMudada={(nova) => {
            setExigencia(nova)
            setAberto(null)
            showToast(
              nova.vale_em ? 'A equipe foi avisada no painel.' : 'O segundo fator não é mais exigido.',
            )
          }}
          onClose={() => setAberto(null)}
        />
      )}
    </section>
  )
}

interface PerguntaProps {
  exige: boolean
  versao: number | null
  onMudada: (nova: ExigenciaDeFator) => void
  onClose: () => void
}

const prazos: { value: '0' | '7' | '30'; label: string }[] = [
  { value: '0', label: 'Agora' },
  { value: '7', label: 'Em 7 dias' },
  { value: '30', label: 'Em 30 dias' },
]

function Pergunta({ exige, versao, onMudada, onClose }: PerguntaProps) {
  const { idfornecedor } = useTrabalho().loja
  const [prazo, setPrazo] = useState<'0' | '7' | '30'>('7')
  const [erro, setErro] = useState<string | null>(null)
  const [isEspera, setEspera] = useState(false)
  async function save() {
    setEspera(true)
    const body = { exige, prazo_dias: Number(prazo), versao }
    const resposta = await api(MUDA, { params: { idfornecedor }, body })
    setEspera(false)
    if (resposta.ok) return onMudada(resposta.dados)
    setErro(resposta.falha.error)
  }
  return (
    <Dialogo
      title={exige ? 'Exigir o segundo fator da equipe?' : 'Deixar de exigir o segundo fator?'}
      onClose={onClose}
      foot={
        <div className="chamada-botoes">
          <Button loading={isEspera} onClick={() => void save()}>
            {exige ? 'Exigir' : 'Deixar de exigir'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      }
    >
      {exige ? (
        <>
          <p>
            Quem não tiver um configura ao entrar. Depois do prazo o painel só abre para quem tem;
            representantes e sistemas não mudam.
          </p>
          <Segmented label="Quando vale" name="prazo" options={prazos} value={prazo} onChange={setPrazo} />
        </>
      ) : (
        <p>Quem configurou o seu continua protegido; de mais ninguém ele é pedido.</p>
      )}
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
    </Dialogo>
  )
}
