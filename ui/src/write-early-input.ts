export interface EarlyInput {
  /** A selector: what neither leads anywhere nor sends anything by itself. */
  presses: string
}

/**
 * A script for the head of a page that is drawn by the server: what somebody does before the page is alive is done once it is. Text, so that nothing of it is in a
 * browser's files.
 * - What is pressed and matches `presses` is dim until then, and pressed then: a stepper as often as it was pressed, anything else once.
 * - A form that only script sends (neither `method` nor `action`) would load its page anew, without what was typed: it is sent then.
 * - What was typed, chosen or ticked stands in the page alone, and React keeps what it was drawn with: it is told then, and that the field was left if it was.
 *
 * Heard last, when React had its turn: it comes alive for a press by itself once it has begun, and then the element is its own (`__reactProps`). After ten
 * seconds nothing is held any more, and a form's button goes as it would have gone, where there is a connection; what was typed is told however late.
 */
export function writeEarlyInput({ presses }: EarlyInput): string {
  return `{${HELD}${writePresses(presses)}${FORMS}${TYPED}}`
}

/**
 * `a`: whether an element is alive. `l`: whether nothing is held any more. `w`: runs `f` once `e` is alive, or `g` when it will not be. It is React's own before all
 * around it is done; an event that nobody listens to has the rest done at once.
 */
const HELD = `let a=e=>Object.keys(e).some(k=>k.startsWith('__reactProps')),l=()=>performance.now()>1e4,w=(e,f,g)=>a(e)?(e.dispatchEvent(new Event('auxclick',{bubbles:true})),f()):!e.isConnected?f():g&&l()?g():l()?setTimeout(()=>w(e,f),250):requestAnimationFrame(()=>w(e,f,g)),dim=(e,o)=>{if(e)e.style.opacity=o};`

const writePresses = (presses: string) =>
  `addEventListener('click',e=>{let b=e.target.closest?.('${presses}');if(!b||a(b)||l())return;e.preventDefault();if(b.style.opacity&&!b.value)return;dim(b,.4);w(b,()=>{dim(b,'');b.click()},()=>{dim(b,'');navigator.onLine&&b.type!='button'&&b.form?.requestSubmit(b)})});`

const FORMS = `let q=new WeakSet,r;addEventListener('submit',e=>{let f=e.target,b=e.submitter,z=s=>()=>{q.delete(f);dim(b,'');if(s)try{r=f;f.requestSubmit(b?.form==f?b:null)}finally{r=0}};if(e.defaultPrevented||f==r||l()||f.matches('[method],[action]'))return;e.preventDefault();if(q.has(f))return;q.add(f);dim(b,.4);setTimeout(()=>w(f,z(1),z(0)))});`

/**
 * React hears of a value only where it differs from the last one that was set by script on the element itself: that is put back first, and the value written past it. A box is
 * ticked by being pressed. What is told of one may draw another as it was, so its place of writing is kept with it. Told in
 * the order in which they were first touched, of choices of one name the last alone, and before a form that was sent.
 */
const TYPED = `let m=new Map,n=t=>{if(!m.has(t))return;let[v,s]=m.get(t),k=t.type;m.delete(t);if(t.value==v)s=t.selectionStart;if(k=='checkbox'||k=='radio'){if(v!=t.defaultChecked&&(v||k=='checkbox')){t.checked=!v;t.click()}return}let c=t.localName=='select'||k=='file';if(k!='file'){if(!c)t.value=t.defaultValue;Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),'value').set.call(t,v);if(s!=null&&document.activeElement==t)t.setSelectionRange(s,s)}t.dispatchEvent(new Event(c?'change':'input',{bubbles:true}));if(document.activeElement!=t)t.dispatchEvent(new FocusEvent('focusout',{bubbles:true}))};for(let y of['input','change'])addEventListener(y,e=>{let t=e.target,h=m.has(t);if(!h&&a(t)||t.type===undefined)return;if(t.type=='radio')for(let o of m.keys())o.name==t.name&&o.form==t.form&&m.delete(o);m.set(t,[/^(checkbox|radio)$/.test(t.type)?t.checked:t.value,t.selectionStart]);if(!h)w(t,()=>n(t))},true);`
