import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { formatDiaRelativoDe, formatHoraDe, formatQuando, type Hoje } from '@vitrine/rules/data'
import { formatDocumento } from '@vitrine/rules/documento'
import { Button, Icon, Pill } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

import type { EnvioDaVersao } from './use-envio.ts'
import type { Mesa } from './use-mesa.ts'

interface CabecaDoOrcamentoProps {
  mesa: Mesa
  envio: EnvioDaVersao
  hoje: Hoje
}

/** Which budget, whose, by when it is answered, whether it is stored, and the way out. */
export function CabecaDoOrcamento({ mesa, envio, hoje }: CabecaDoOrcamentoProps) {
  const { slug } = useTrabalho().loja
  const { grade } = mesa
  const { numpedido, cliente, pedido_por, pedido_em, pagamento, responder_ate, atrasado, rascunho } = grade
  return (
    <header className="og-cab">
      <Link className="icon-btn" to={urlsPainel.orcamentos(slug)} aria-label="Voltar aos orçamentos">
        <Icon name="arrow-left" />
      </Link>
      <div className="og-quem">
        <h1>
          {`Orçamento ${numpedido}`}{' '}
          <Pill mini tone={grade.aberto ? 'negotiate' : undefined} icon={grade.aberto ? 'pencil' : 'lock'}>
            {grade.aberto ? `versão ${rascunho.versao}, rascunho` : 'encerrado'}
          </Pill>
        </h1>
        <p>
          {[
            cliente.nome,
            formatDocumento(cliente.documento),
            pagamento,
            `pedido ${pedido_por ? `por ${pedido_por} ` : ''}${sayEm(pedido_em, hoje)}`,
          ].join(' · ')}
        </p>
      </div>
      {responder_ate && (
        <Pill tone={atrasado ? 'danger' : 'warning'} icon="clock">
          {`${atrasado ? 'era para responder até' : 'responder até'} ${formatQuando(responder_ate, hoje)}`}
        </Pill>
      )}
      <Gravado mesa={mesa} hoje={hoje} />
      <div className="og-acoes">
        {grade.versoes.length > 0 && (
          <Button variant="outline" size="s" icon="eye" href={urls.pedido(slug, numpedido)}>
            Como o cliente vê
          </Button>
        )}
        {grade.aberto && <Saida mesa={mesa} envio={envio} />}
      </div>
    </header>
  )
}

const sayEm = (iso: string, hoje: Hoje) => {
  const dia = formatDiaRelativoDe(iso, hoje)
  return dia === 'hoje' || dia === 'ontem' ? dia : `em ${dia}`
}

/** Whether what was written is the shop's, and who wrote last. */
function Gravado({ mesa: { gravacao, grade }, hoje }: { mesa: Mesa; hoje: Hoje }) {
  const { nome } = useTrabalho().pessoa
  const { por, em, revisao } = grade.rascunho
  if (!grade.aberto) return null
  return (
    <span className="og-gravado" role="status" data-tipo={gravacao.tipo}>
      {gravacao.tipo === 'gravando' && !gravacao.conflito && 'Salvando…'}
      {(gravacao.tipo === 'esperando' || gravacao.conflito) && 'Não salvo'}
      {gravacao.tipo === 'salvo' && revisao > 0 && em && (
        <>
          <Icon name="check" size={16} />
          {`Salvo ${formatHoraDe(em, hoje.fuso)}${por && por !== nome ? ` por ${por.split(' ')[0]}` : ''}`}
        </>
      )}
    </span>
  )
}

/** A version like the one before says nothing new, unless it holds for longer. */
const hasNovidade = ({ grade, linhas, cabeca }: Mesa) =>
  grade.versoes.length === 0 ||
  cabeca.validade !== null ||
  linhas.some(({ escrito, isPendente }) => escrito || isPendente)

/** Sending, or first what stands in its way. */
function Saida({ mesa, envio }: { mesa: Mesa; envio: EnvioDaVersao }) {
  const { grade, abaixo, askSupervisor } = mesa
  const { versao } = grade.rascunho
  const isSupervisor = grade.limites.papel === 'fornecedor'
  const isParado = grade.aguardam_supervisor > 0 || abaixo.size > 0 || !hasNovidade(mesa)
  return (
    <>
      <Button
        variant={isParado ? 'outline' : 'negotiate'}
        size="s"
        icon="send-horizontal"
        disabled={isParado}
        loading={envio.isEspera}
        onClick={() => void envio.send()}
      >
        {`Enviar v${versao}`}
      </Button>
      {abaixo.size > 0 && !isSupervisor && (
        <Button
          variant="negotiate"
          size="s"
          icon="shield"
          onClick={() => void askSupervisor([...abaixo.keys()])}
        >
          Pedir aprovação
        </Button>
      )}
    </>
  )
}
