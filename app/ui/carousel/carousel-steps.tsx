/** What scripts add to a carousel: a chunk of its own, with embla in it. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import { steps } from './carousel.css.ts';
import { debounce } from '../debounce.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** How long scrolling and resizing must rest before the carousel looks at them (LAY-16). */
const CAROUSEL_DEBOUNCE_MS = 100;

export interface CarouselStepsProps {
  readonly viewport: RefObject<HTMLDivElement>;
  readonly words: { readonly previous: string; readonly next: string };
}

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

const OPTIONS = {
  align: 'start',
  containScroll: 'trimSnaps',
  // As many slides as fit.
  slidesToScroll: 'auto',
  // Measured below, when the resizing has come to rest (LAY-16).
  watchResize: false,
  // It follows the focus for ten milliseconds after the key only, which a slow machine takes longer for.
  watchFocus: false,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

export function CarouselSteps({ viewport, words }: CarouselStepsProps) {
  const [takeViewport, embla] = useEmblaCarousel(OPTIONS);
  const [ways, setWays] = useState({ isPrevious: false, isNext: false });
  // Where the visitor has scrolled to by then, the script goes on.
  const firstSlide = useRef(0);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    firstSlide.current = firstSlideInView(element);
    element.scrollTo({ left: 0, behavior: 'instant' });
    element.toggleAttribute('data-scripted', true);
    takeViewport(element);
    return () => {
      takeViewport(null);
      element.removeAttribute('data-scripted');
    };
  }, [viewport, takeViewport]);

  useEffect(() => {
    const element = viewport.current?.parentElement;
    if (!embla || !element) return;
    const look = () =>
      setWays({ isPrevious: embla.canScrollPrev(), isNext: embla.canScrollNext() });
    const lookLater = debounce(look, CAROUSEL_DEBOUNCE_MS);
    const measure = debounce(() => {
      const slide = embla.internalEngine().slideRegistry[embla.selectedScrollSnap()]?.[0] ?? 0;
      embla.reInit();
      goToSlide(embla, slide);
    }, CAROUSEL_DEBOUNCE_MS);
    goToSlide(embla, firstSlide.current);
    embla.on('reInit', look).on('select', look).on('scroll', lookLater);
    look();
    const stopListening = listen(element, embla);
    const stopFollowing = followFocus(viewport.current, embla);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      stopListening();
      stopFollowing();
      lookLater.cancel();
      measure.cancel();
    };
  }, [embla, viewport]);

  if (!embla || (!ways.isPrevious && !ways.isNext)) return null;
  return (
    <>
      <button
        type="button"
        className={steps.previous}
        aria-disabled={!ways.isPrevious}
        onClick={() => embla.scrollPrev()}
      >
        <Icon name="chevron-left" />
        <VisuallyHidden>{words.previous}</VisuallyHidden>
      </button>
      <button
        type="button"
        className={steps.next}
        aria-disabled={!ways.isNext}
        onClick={() => embla.scrollNext()}
      >
        <Icon name="chevron-right" />
        <VisuallyHidden>{words.next}</VisuallyHidden>
      </button>
    </>
  );
}

/** The first that is at least half in view. */
function firstSlideInView(viewport: HTMLElement): number {
  const { left } = viewport.getBoundingClientRect();
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const isInView = (slide: Element) => {
    const box = slide.getBoundingClientRect();
    return (box.left + box.right) / 2 > left;
  };
  return Math.max(0, slides.findIndex(isInView));
}

/** At once to the step that shows a slide: how many slides a step has depends on the width. */
function goToSlide(embla: Embla, slide: number): void {
  const { slideRegistry } = embla.internalEngine();
  const step = slideRegistry.findIndex((slides) => slides.includes(slide));
  if (step !== -1) embla.scrollTo(step, true);
}

/** Goes to the slide that the focus has come to by keys, also where the browser itself would scroll there. */
function followFocus(viewport: HTMLElement | null, embla: Embla): () => void {
  if (!viewport) return () => undefined;
  const follow = () => {
    viewport.scrollLeft = 0;
    const slide = embla.slideNodes().findIndex((node) => node.contains(document.activeElement));
    if (slide !== -1) goToSlide(embla, slide);
  };
  const focus = () => {
    if (document.activeElement?.matches(':focus-visible')) follow();
  };
  const scroll = () => {
    if (viewport.scrollLeft !== 0) follow();
  };
  viewport.addEventListener('focusin', focus);
  viewport.addEventListener('scroll', scroll);
  return () => {
    viewport.removeEventListener('focusin', focus);
    viewport.removeEventListener('scroll', scroll);
  };
}

/** Arrow keys wherever the focus is in the carousel, and strokes of a wheel across it. */
function listen(element: HTMLElement, embla: Embla): () => void {
  const readStroke = strokeReader();
  const step = (direction: number) => (direction > 0 ? embla.scrollNext() : embla.scrollPrev());
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // With such a key they are the browser's: back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const turn = (event: WheelEvent) => {
    if (!isSideways(event)) return;
    event.preventDefault();
    const direction = readStroke(event);
    if (direction !== 0) step(direction);
  };
  element.addEventListener('keydown', press);
  element.addEventListener('wheel', turn, { passive: false });
  return () => {
    element.removeEventListener('keydown', press);
    element.removeEventListener('wheel', turn);
  };
}

/** A turn of a wheel or a trackpad: the carousel has no scroll bar while its script moves it. */
export interface WheelTurn {
  readonly deltaX: number;
  readonly deltaY: number;
  /** Milliseconds, of the event. */
  readonly timeStamp: number;
}

/** Whether a turn goes sideways; the others scroll the page. */
export function isSideways({ deltaX, deltaY }: WheelTurn): boolean {
  return Math.abs(deltaX) > Math.abs(deltaY);
}

/**
 * Makes one step (1 or -1) of each stroke, which a trackpad reports as dozens of turns with its
 * afterglow; 0 for the turns that belong to a stroke already taken.
 */
export function strokeReader(): (turn: WheelTurn) => -1 | 0 | 1 {
  let lastTurnMs = -Infinity;
  return (turn) => {
    const isNew = turn.timeStamp - lastTurnMs > CAROUSEL_DEBOUNCE_MS;
    lastTurnMs = turn.timeStamp;
    if (!isNew) return 0;
    return turn.deltaX > 0 ? 1 : -1;
  };
}
