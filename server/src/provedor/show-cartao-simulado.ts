/**
 * The card form of the simulated bank, in a frame of the shop: the number is looked at here, in the browser, and goes nowhere;
 * the shop gets a token. Only published test numbers are accepted, so that no real card is typed here.
 */
export function showCartaoSimulado(): string {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Dados do cartão</title>
<style>*{box-sizing:border-box}body{font:15px/1.4 system-ui;margin:0;padding:12px;color:#16181d;color-scheme:light;background:#fff}label{display:block;font-weight:500;margin:0 0 12px}.com-bandeira{position:relative}output{position:absolute;right:12px;bottom:13px;font-size:13px;font-weight:600;color:#0f5b63;background:#fff;padding-left:8px}input{display:block;font:inherit;font-weight:400;width:100%;min-height:46px;margin-top:4px;padding:0 12px;border:1px solid #767c87;border-radius:8px;background:#fff;color:#16181d}input:focus-visible{outline:2px solid #0f5b63;outline-offset:1px}.dois{display:grid;align-items:end;grid-template-columns:1fr 1fr;gap:12px}[hidden]{display:none!important}p{margin:0;font-size:13px;color:#5b6270}</style>
<form id="cartao" novalidate autocomplete="on">
<div class="com-bandeira"><label>Número do cartão<input id="numero" inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4111 1111 1111 1111"></label><output id="bandeira" for="numero"></output></div>
<label>Nome impresso no cartão<input id="nome" autocomplete="cc-name" maxlength="60" autocapitalize="characters"></label>
<div class="dois"><label id="da-validade">Validade (mm/aa)<input id="validade" inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="12/30"></label>
<label>Código de segurança<input id="codigo" inputmode="numeric" autocomplete="cc-csc" maxlength="4"></label></div>
<p id="regras">Banco de demonstração: use 4111 1111 1111 1111. O nome decide: FUND recusa por limite, SECU pelo código, CALL pede ligação, CONT fica em análise, DESA pede confirmação no banco; qualquer outro aprova.</p>
</form>
<script>
const $ = (id) => document.getElementById(id)
const testes = { '4111111111111111': 'visa', '5555555555554444': 'mastercard', '378282246310005': 'amex', '6362970000457013': 'elo' }
const casos = { FUND: 'SALDO', SECU: 'CODIGO', CALL: 'LIGAR', EXPI: 'VALIDADE', FORM: 'DADOS', OTHE: 'OUTRO', CONT: 'ANALISE', DESA: 'DESAFIO' }
// The first digits name the brand, before the number is whole; Elo lies inside the ranges of others.
const bandeiras = [['Elo', /^(4011|4312|4389|4514|4576|5041|5066|509|6277|6362|6363|650|6516|6550)/], ['Amex', /^3[47]/], ['Hipercard', /^6062/], ['Mastercard', /^(5[1-5]|2[2-7])/], ['Visa', /^4/]]
$('numero').addEventListener('input', (e) => {
  const numero = e.target.value.replace(/\\D/g, '')
  e.target.value = numero.replace(/(\\d{4})(?=\\d)/g, '$1 ').slice(0, 23)
  const [bandeira = ''] = bandeiras.find(([, prefixo]) => prefixo.test(numero)) || []
  if ($('bandeira').value !== bandeira) $('bandeira').value = bandeira
  $('codigo').maxLength = bandeira === 'Amex' ? 4 : 3
})
// As tall as what it says, at every width.
new ResizeObserver(() => parent.postMessage({ tipo: 'vitrine:altura', altura: Math.ceil(document.documentElement.getBoundingClientRect().height) }, '*')).observe(document.documentElement)
// Typed, or pasted with blanks and a whole year: '12 / 2030' is '12/30', and so is '1/2030'.
$('validade').addEventListener('input', (e) => {
  const [, mes, ano] = /^\\s*(\\d{1,2})\\s*[/-]?\\s*(?:20)(\\d{2})\\s*$/.exec(e.target.value) || []
  e.target.value = ano ? mes.padStart(2, '0') + '/' + ano : e.target.value.replace(/\\D/g, '').replace(/^(\\d{2})(?=\\d)/, '$1/').slice(0, 5)
})
$('cartao').addEventListener('submit', (e) => e.preventDefault())
// A card that the bank keeps: only its code is asked for.
const salvo = new URLSearchParams(location.search).get('salvo')
if (salvo) document.querySelector('.dois').style.display = 'block'
if (salvo) for (const id of ['numero', 'nome', 'da-validade', 'regras']) ($(id).closest('label') || $(id)).hidden = true
function check() {
  if (salvo) return /^\\d{3,4}$/.test($('codigo').value) ? null : { campo: 'codigo', mensagem: 'Digite o código de segurança.' }
  const numero = $('numero').value.replace(/\\D/g, '')
  if (!testes[numero]) return { campo: 'numero', mensagem: numero ? 'Aqui só valem números de teste, como 4111 1111 1111 1111.' : 'Digite o número do cartão.' }
  if (!$('nome').value.trim()) return { campo: 'nome', mensagem: 'Digite o nome como está no cartão.' }
  const [, mes, ano] = /^(\\d\\d)\\/(\\d\\d)$/.exec($('validade').value) || []
  if (!mes || mes < 1 || mes > 12 || new Date(2000 + Number(ano), Number(mes), 1) < new Date()) return { campo: 'validade', mensagem: 'Confira a validade do cartão.' }
  if (!/^\\d{3,4}$/.test($('codigo').value)) return { campo: 'codigo', mensagem: 'Digite o código de segurança.' }
  return null
}
addEventListener('message', (e) => {
  if (e.origin !== location.origin || !e.data || e.data.tipo !== 'vitrine:tokenizar') return
  const erro = check()
  if (erro) { $(erro.campo).focus(); return e.source.postMessage({ tipo: 'vitrine:erro', id: e.data.id, mensagem: erro.mensagem }, e.origin) }
  const numero = $('numero').value.replace(/\\D/g, '')
  const caso = casos[$('nome').value.trim().toUpperCase()] || 'APROVADO'
  const sobre = salvo ? '' : testes[numero] + '-' + numero.slice(-4) + '-' + $('validade').value.replace('/', '') + '-'
  const token = 'sim-' + (salvo ? salvo.split('-')[1] : caso) + '-' + sobre + crypto.randomUUID()
  e.source.postMessage({ tipo: 'vitrine:token', id: e.data.id, token, bandeira: testes[numero], final: numero.slice(-4) }, e.origin)
})
</script></html>`
}
