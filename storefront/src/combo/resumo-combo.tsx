import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { Combo } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { percentualOf } from '@vitrine/rules/combo'
import { formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { Button, Icon, LiveRegion, Money, showToast, Stepper } from '@vitrine/ui'

import { usePutCombo } from '#carrinho'
import { askIdade } from '#idade'
import { useLoja } from '#shell'

import { describeProgresso } from './descricao.ts'
import { keepEscolhas } from './keep-escolhas.ts'
import type { Montagem } from './use-montagem.ts'

interface ResumoProps {
  combo: Combo
  montagem: Montagem
  /** The cart's line that is edited; null: a new one. */
  idlinha: string | null
}

/** What is chosen, what it costs against its parts, what is still missing; fixed at the bottom of a phone. */
export function ResumoCombo({ combo, montagem, idlinha }: ResumoProps) {
  const { partes, conta, escolhas } = montagem
  const escolhidos = escolhas.reduce((sum, { escolhas }) => sum + escolhas, 0)
  const progresso = describeProgresso(
    escolhidos,
    combo.itens,
    conta && partes.length > 0 ? conta.economia : null,
  )
  return (
    <aside className="combo-resumo" aria-label="Seu combo">
      <h2 className="max-lg:sr-only">Seu combo</h2>
      <ul className="combo-partes">
        {partes.map(({ id, idgrupo, name, quantidade, unidade }) => (
          <li key={`${idgrupo}${id}`}>
            {formatQuantidade(quantidade, unidade)} {name}
          </li>
        ))}
      </ul>
      {partes.length > 0 && <Contas montagem={montagem} />}
      <p className="combo-progresso">{progresso}</p>
      <LiveRegion>{progresso}</LiveRegion>
      <Acoes combo={combo} montagem={montagem} idlinha={idlinha} />
    </aside>
  )
}

function Contas({ montagem: { conta, quantidade } }: { montagem: Montagem }) {
  if (!conta) return null
  return (
    <dl className="sums combo-contas">
      {conta.economia > 0 && (
        <>
          <div>
            <dt>Separados</dt>
            <dd>{formatReais(conta.soma)}</dd>
          </div>
          <div data-minus>
            <dt>Você economiza ({percentualOf(conta)}%)</dt>
            <dd>−{formatReais(conta.economia)}</dd>
          </div>
        </>
      )}
      <div data-total>
        <dt>{quantidade > 1 ? `Total de ${quantidade} combos` : 'Total'}</dt>
        <dd>
          <Money text={formatReais(conta.total)} />
        </dd>
      </div>
    </dl>
  )
}

function Acoes({ combo, montagem, idlinha }: ResumoProps) {
  const { motivo, situacoes, conta, partes } = montagem
  const falta = situacoes.some(({ faltam }) => faltam > 0)
  const isLocked = combo.situacao === 'exige_login'
  return (
    <div className="combo-acoes barra-propria">
      {conta && partes.length > 0 && (
        <div className="combo-barra-total">
          <Money text={formatReais(conta.total)} />
          {conta.economia > 0 && <span className="preco-causa">economia {formatReais(conta.economia)}</span>}
        </div>
      )}
      {falta && !isLocked && <Completar montagem={montagem} />}
      {!falta && !montagem.isNormal && <Quantos nome={combo.nome} montagem={montagem} />}
      <Comprar combo={combo} montagem={montagem} idlinha={idlinha} />
      {motivo && !isLocked && (
        <p className="combo-motivo" id="combo-motivo">
          <Icon name="info" size={16} /> {motivo}
        </p>
      )}
    </div>
  )
}

/** Fills what is missing with the cheapest valid choice (ux 1.15.4). */
function Completar({ montagem }: { montagem: Montagem }) {
  const [semOpcao, setSemOpcao] = useState(false)
  return (
    <>
      <Button variant="outline" icon="sparkles" block onClick={() => setSemOpcao(!montagem.complete())}>
        Completar por mim
      </Button>
      {semOpcao && <p className="combo-motivo">Não há estoque para completar este combo.</p>}
    </>
  )
}

function Quantos({ nome, montagem }: { nome: string; montagem: Montagem }) {
  const { quantidade, maximo, setQuantidade } = montagem
  const isMost = maximo !== null && quantidade >= maximo
  return (
    <Stepper
      label={nome}
      value={quantidade}
      less={Math.max(1, quantidade - 1)}
      more={isMost ? undefined : quantidade + 1}
      limit={isMost && `máx. ${maximo}`}
      look="light"
      size="l"
      onChange={setQuantidade}
    />
  )
}

/** The one button: log in, add, save the edited line, or the parts at their normal price when the combo is over. */
function Comprar({ combo, montagem, idlinha }: ResumoProps) {
  const { slug } = useLoja()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const carrinho = usePutCombo()
  const { motivo, isNormal, conta } = montagem
  if (combo.situacao === 'exige_login')
    return (
      <Button
        href={urls.entrar(slug, pathname + search)}
        size="l"
        block
        icon="lock"
        onClick={() =>
          keepEscolhas({
            id: combo.idcombopromocional_cabecalho,
            escolhas: montagem.escolhas,
            quantidade: montagem.quantidade,
          })
        }
      >
        Entrar para comprar
      </Button>
    )
  function put() {
    const isPut = isNormal ? carrinho.release(montagem.partes, 1) : carrinho.put(combo, montagem, idlinha)
    if (!isPut) return
    showToast(idlinha ? `${combo.nome} foi alterado` : `${combo.nome} está no carrinho`, {
      label: 'Ver carrinho',
      onPress: () => void navigate(urls.carrinho(slug)),
    })
    if (idlinha) void navigate(urls.carrinho(slug))
  }
  const total = conta && !motivo ? ` • ${formatReais(conta.total)}` : ''
  return (
    <Button
      size="l"
      block
      aria-disabled={motivo !== null || undefined}
      aria-describedby={motivo ? 'combo-motivo' : undefined}
      onClick={() => (combo.maior_de_18 ? askIdade(put) : put())}
    >
      {labelOf(isNormal, idlinha)}
      {total}
    </Button>
  )
}

function labelOf(isNormal: boolean, idlinha: string | null): string {
  if (isNormal) return 'Adicionar pelo preço normal'
  return idlinha ? 'Salvar combo' : 'Adicionar combo'
}
