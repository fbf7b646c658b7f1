import { Link, useLoaderData } from 'react-router'

import type { CupomGuardado, ListaDeCupons } from '@vitrine/contract'
import { describeCupom } from '@vitrine/rules/cupom'
import { pluralize } from '@vitrine/rules/texto'
import { buttonClass, EmptyState, Icon, IconButton, Notice, Pill, Switch, useOffline } from '@vitrine/ui'

import { MaisDaLista, MolduraDaTela } from '#cadastro'
import { BuscaDaLista, VistasDaLista } from '#lista'
import { urlsPainel, useTrabalho } from '#shell'

import { nomesDasSituacoes, vistas, type Filtro } from './filtro.ts'
import type { loadCupons } from './load-cupons.ts'
import { sayGasto } from './say-gasto.ts'
import { useCupons } from './use-cupons.ts'

import './cupom.css'

export { loadCupons as loader } from './load-cupons.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Cupons' }

/** Coupons of the supplier, each as its sentence (ux 3.7; decision 0147). */
export default function TelaDosCupons() {
  const { filtro, primeira, semDireito } = useLoaderData<typeof loadCupons>()
  const { slug } = useTrabalho().loja
  return (
    <MolduraDaTela
      className="lista cupons"
      titulo="Cupons"
      cabeca={
        <header className="cupons-cabeca">
          <h1>Cupons</h1>
          {primeira && (
            <Link className={buttonClass({ size: 's' })} to={urlsPainel.cupom(slug)}>
              <Icon name="plus" /> Novo cupom
            </Link>
          )}
        </header>
      }
      semDireito={semDireito}
      direito="cuida de cupons"
      oQue="os cupons"
    >
      {primeira && (
        <>
          <Filtros filtro={filtro} contagens={primeira.contagens} />
          <Cupons key={JSON.stringify([filtro, primeira.data])} primeira={primeira} filtro={filtro} />
        </>
      )}
    </MolduraDaTela>
  )
}

function Filtros({ filtro, contagens }: { filtro: Filtro; contagens: ListaDeCupons['contagens'] }) {
  const { slug } = useTrabalho().loja
  return (
    <>
      <VistasDaLista
        label="Quais cupons"
        atual={filtro.vista}
        vistas={vistas.map(({ id, nome, situacao }) => ({
          id,
          nome,
          quantos: contagens?.[situacao ?? 'TODOS'] ?? 0,
          to: urlsPainel.cupons(slug, {
            ...(id !== 'todos' && { vista: id }),
            ...(filtro.busca && { busca: filtro.busca }),
          }),
        }))}
      />
      <BuscaDaLista
        label="Buscar cupom"
        placeholder="Código ou nome"
        busca={filtro.busca}
        {...(filtro.vista !== 'todos' && { vista: filtro.vista })}
      />
    </>
  )
}

function Cupons({ primeira, filtro }: { primeira: ListaDeCupons; filtro: Filtro }) {
  const { cupons, nomes, temMais, estado, readMais, turn, remove } = useCupons(primeira, filtro)
  const isOffline = useOffline()
  return (
    <>
      {isOffline && (
        <Notice small tone="warning" icon="wifi-off" live="status">
          Sem conexão. O que já está na tela continua aqui.
        </Notice>
      )}
      {cupons.length === 0 && <Nenhum isVazia={primeira.contagens?.TODOS === 0} />}
      <ul className="cupons-lista" aria-label="Cupons">
        {cupons.map((cupom) => (
          <Linha
            key={cupom.idcupom}
            cupom={cupom}
            frase={describeCupom(cupom, nomes)}
            onTurn={(ativo) => void turn(cupom, ativo)}
            onRemove={() => void remove(cupom)}
          />
        ))}
      </ul>
      <MaisDaLista acao="Ver mais cupons" temMais={temMais} estado={estado} onMais={() => void readMais()}>
        os próximos cupons
      </MaisDaLista>
    </>
  )
}

function Nenhum({ isVazia }: { isVazia: boolean }) {
  if (!isVazia) return <EmptyState icon="search" title="Nenhum cupom assim" />
  return (
    <EmptyState icon="ticket-percent" title="Nenhum cupom ainda">
      Um cupom é uma frase: complete-a, ensaie nos pedidos que você já teve e só então ligue.
    </EmptyState>
  )
}

interface LinhaProps {
  cupom: CupomGuardado
  frase: string
  onTurn: (ativo: boolean) => void
  onRemove: () => void
}

function Linha({ cupom, frase, onTurn, onRemove }: LinhaProps) {
  const { slug } = useTrabalho().loja
  const { idcupom, nome, codigocupom, situacao, usos, limite, ativo } = cupom
  return (
    <li>
      <div>
        <p>
          <Link to={urlsPainel.cupom(slug, idcupom)}>
            <b>{nome}</b>
          </Link>{' '}
          <code>{codigocupom}</code>{' '}
          <Pill mini tone={situacao === 'EM_VIGOR' ? 'success' : 'info'}>
            {nomesDasSituacoes[situacao]}
          </Pill>
        </p>
        <p>{frase}</p>
        <p className="text-ink-muted num">
          {usos === 0 ? 'Ainda não foi usado' : `${pluralize(usos, 'uso', 'usos')}`}
          {limite !== null && usos > 0 && ` de ${limite}`}
          {cupom.valor_limite !== null && `. ${sayGasto(cupom)}`}
        </p>
      </div>
      <span className="cupons-acoes">
        <Switch checked={ativo} onChange={({ target }) => onTurn(target.checked)}>
          <span className="sr-only">{nome} </span>
          {ativo ? 'Ligado' : 'Desligado'}
        </Switch>
        <IconButton icon="trash-2" label={`Apagar ${nome}`} onClick={onRemove} />
      </span>
    </li>
  )
}
